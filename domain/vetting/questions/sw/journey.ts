import { themeChoicesSw } from './themes';
import type { TranslatedCategory } from './types';

export const journeySw: TranslatedCategory = {
  questions: {
    SJ1: {
      text: 'Biashara yako imefika wapi katika kujali watu na mazingira?',
      help: 'Chagua sentensi iliyo kweli leo. Hatua ya kwanza huhesabiwa: ni biashara ndogo chache zinazoanzia juu.',
      why: 'Hutuonyesha ulipo, ili ushauri ukufae.',
      evidence_hint: 'Mpango wako, kwenye karatasi au kama faili',
      options: {
        nothing: 'Bado hatujaanza',
        planned: 'Tumeamua kuanza na tunajua kitakachotangulia',
        partial: 'Tunafanya baadhi ya mambo, bila mpango ulioandikwa',
        everywhere: 'Tuna mpango ulioandikwa na tunaufuata katika biashara nzima',
        verified:
          'Tunapima matokeo, tunapitia mpango kila mwaka, na kuuchapisha au kuomba ukaguliwe',
      },
    },
    SJ2: {
      text: 'Kwa nini uendelevu ni muhimu kwa biashara yako?',
      help: 'Chagua yote yaliyo kweli. Hakuna jibu moja lililo sahihi.',
      why: 'Hutusaidia kupendekeza yanayokufaa. Swali hili halipewi alama.',
      options: {
        values: 'Ndiyo imani yetu',
        customers: 'Wateja wanautaka',
        cost: 'Unaokoa pesa',
        law: 'Sheria inautaka',
        finance: 'Benki au wawekezaji wanautaka',
        staff: 'Unasaidia kupata wafanyakazi na kubaki nao',
        export: 'Wanunuzi wa nchi za nje wanautaka',
        none: 'Bado hakuna kati ya haya',
      },
    },
    SJ3: {
      text: 'Biashara yako ilichukua hatua katika mada zipi katika miezi 12 iliyopita?',
      help: 'Hesabu mada ikiwa unaweza kutaja jambo moja ulilofanya, kwa mfano kuwalipa wasambazaji mapema zaidi, kutenganisha taka au kuweka balbu za LED.',
      why: 'Kufanya jambo katika mada kadhaa huonyesha kwamba kujali ni sehemu ya kazi yako.',
      evidence_hint: 'Picha, risiti au maelezo ya uliyofanya',
      options: { ...themeChoicesSw, none: 'Bado hakuna mada hata moja' },
    },
    SJ4: {
      text: 'Nani anaongoza masuala ya uendelevu katika biashara yako?',
      help: 'Anaweza kuwa wewe. Muhimu ni kwamba kuna mtu anayehisi kuwajibika na mwenye muda wa kazi hiyo.',
      why: 'Pasipo msimamizi, mipango mizuri husahaulika.',
      evidence_hint: 'Maelezo ya kazi, au kumbukumbu za mkutano zinazomtaja mtu huyo',
      options: {
        nobody: 'Bado hakuna mtu',
        owner_informally: 'Mmiliki, anapopata muda',
        named: 'Mtu aliyeteuliwa',
        trained: 'Mtu aliyeteuliwa na kufunzwa kazi hiyo',
        board_targets: 'Mtu aliyeteuliwa na kufunzwa, mwenye malengo kutoka kwa wamiliki au bodi',
      },
    },
    SJ5: {
      text: 'Unapima na kuandika nini?',
      help: 'Daftari linatosha, ukiandika humo angalau kila miezi mitatu. Mifano: usomaji wa mita, magunia ya taka, kitabu cha ajali.',
      why: 'Kinachopimwa kinaweza kuboreshwa, na benki na wanunuzi huomba takwimu.',
      evidence_hint: 'Ukurasa mmoja wa kumbukumbu zako',
      options: {
        energy: 'Nishati: umeme, mafuta, gesi, makaa',
        water: 'Maji',
        waste: 'Taka',
        injuries: 'Majeraha na ajali kazini',
        community_spend: 'Pesa na muda unaotolewa kwa jamii',
        none: 'Bado hakuna kati ya haya',
      },
    },
    SJ6: {
      text: 'Je, una ahadi iliyoandikwa kuhusu watu na mazingira?',
      help: 'Ukurasa mmoja unatosha: unachoahidi kuwafanyia wafanyakazi, majirani na mazingira, ukiwa na sahihi ya mmiliki.',
      why: 'Ahadi iliyoandikwa huwaeleza wafanyakazi na wateja wanachoweza kutarajia.',
      evidence_hint: 'Ukurasa huo au sera',
      options: {
        nothing: 'Hapana',
        planned: 'Tunapanga kuiandika',
        partial: 'Tumewaambia wafanyakazi au wateja, au tumeandika sehemu tu',
        everywhere: 'Imeandikwa, imetiwa sahihi, na inajulikana katika biashara nzima',
        verified: 'Imetangazwa kwa umma, na tunaipitia kila mwaka',
      },
    },
    SJ7: {
      text: 'Ni nini kinachokukwamisha?',
      help: 'Chagua yote yaliyofanya mambo kuwa magumu katika miezi 12 iliyopita.',
      why: 'Hutuonyesha msaada ambao biashara zinauhitaji zaidi. Swali hili halipewi alama.',
      options: {
        money: 'Pesa',
        skills: 'Ujuzi',
        time: 'Muda',
        suppliers: 'Wasambazaji hawana tunachohitaji',
        demand: 'Wateja hawaulizii uendelevu',
        rules: 'Kanuni haziko wazi au hubadilika',
        data: 'Tunakosa takwimu',
        none: 'Hakuna kinachotukwamisha',
      },
    },
    SJ8: {
      text: 'Unajivunia nini zaidi, na lengo lako linalofuata ni lipi?',
      help: 'Sentensi mbili au tatu. Kwa mfano: "Tuliacha kutumia mifuko ya plastiki mwezi Mei. Kufikia Desemba tunataka taa za sola dukani." Bado hakuna? Andika "hakuna".',
      why: 'Maneno yako mwenyewe humweleza mkaguzi mengi kuliko alama za tiki. Swali hili halipewi alama.',
    },
  },
};
