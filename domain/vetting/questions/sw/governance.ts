import { doesNotApplySw } from './build';
import type { TranslatedCategory } from './types';

export const governanceSw: TranslatedCategory = {
  questions: {
    T1: {
      text: 'Je, ni wazi biashara yako inasimamia nini, nani anaamua nini, na nani anaikagua?',
      help: 'Kwa mfano: ukurasa wenye madhumuni yako na majukumu ya kila mtu, na mkutano wa kila mwaka ambapo wamiliki huangalia matokeo kwa watu na mazingira, si pesa tu.',
      why: 'Majukumu yaliyo wazi huzuia ugomvi na makosa ya gharama kubwa.',
      evidence_hint: 'Hati ya madhumuni, ukurasa wa majukumu, au kumbukumbu za mkutano',
      options: {
        nothing: 'Hapana, jambo hili halijaamuliwa',
        planned: 'Tunapanga kuliamua',
        partial: 'Tunalijua sisi kwa sisi, au ni sehemu tu iliyoandikwa',
        everywhere: 'Limeandikwa, na kila mtu hulifuata kazini',
        verified: 'Limeandikwa, na wamiliki au bodi hulipitia kila mwaka',
      },
    },
    T2: {
      text: 'Je, umesajili wamiliki wanufaika wa biashara?',
      help: 'Mmiliki mnufaika ni mtu mwenye angalau 10% ya hisa au kura, au mwenye usemi mkubwa katika biashara. Kampuni na LLP huwasajili kwa BRS.',
      why: 'Wanunuzi na benki wanataka kujua nani yuko nyuma ya biashara, na sheria inataka hivyo.',
      source:
        'Companies Act 2015, kifungu cha 93A; Limited Liability Partnership Act, kifungu cha 31B',
      evidence_hint: 'Risiti ya BRS',
      options: {
        no: 'Hapana',
        in_progress: 'Tumeanza kusajili',
        valid: 'Ndiyo, na taarifa ni za sasa',
        not_applicable: doesNotApplySw('mmiliki pekee, au muundo mwingine usio na wajibu huu'),
      },
    },
    T3: {
      text: 'Unazuiaje hongo katika biashara yako?',
      help: 'Kwa mfano: kanuni ya ukurasa mmoja kuhusu zawadi na "chai", mazungumzo na wafanyakazi, watu wawili kwa kila malipo, na kujua mahali pa kuripoti.',
      why: 'Sheria inaitaka kila biashara ichukue hatua zinazolingana na ukubwa wake, kwa hiyo biashara ndogo inaweza kufanya hivyo kwa ufupi.',
      source: 'Bribery Act 2016, kifungu cha 9',
      evidence_hint: 'Kanuni yako, au orodha ya waliofunzwa',
      options: {
        nothing: 'Bado hatujafanya chochote',
        planned: 'Tunapanga kuandika kanuni',
        partial: 'Tumesema kwamba hongo imekatazwa',
        everywhere: 'Tuna kanuni iliyoandikwa, na wafanyakazi wote wamefunzwa',
        verified: 'Pia tunahakikisha kila mwaka kwamba inafanya kazi, na kuandika kila kisa',
      },
    },
    T4: {
      text: 'Je, wafanyakazi, wateja na majirani wanaweza kulalamika kwa usalama?',
      help: 'Kwa mfano: sanduku, nambari ya simu au mtu asiye wa familia. Usalama ni kwamba hakuna anayepoteza kazi au kutishwa kwa sababu hiyo, na kila lalamiko hupata jibu.',
      why: 'Lalamiko linalosikizwa mapema hubaki dogo.',
      evidence_hint: 'Daftari la malalamiko bila majina',
      options: {
        nothing: 'Hapana, bado hakuna njia',
        planned: 'Tunapanga kuwa na njia',
        partial: 'Watu wanaweza kuzungumza na mmiliki',
        everywhere:
          'Kuna njia salama iliyoandikwa ambayo wote wanaijua, na kila lalamiko huandikwa',
        verified:
          'Pia tunahesabu malalamiko, tunayajibu kwa muda uliowekwa, na kuyapitia kila mwaka',
      },
    },
    T5: {
      text: 'Je, kodi yako iko sawa, ukiwa na cheti halali cha uzingatiaji na ankara za eTIMS?',
      help: 'eTIMS ni mfumo wa KRA wa ankara za kielektroniki. Ni wa kila mfanyabiashara, hata aliye chini ya kiwango cha VAT.',
      why: 'Wateja wa kibiashara huomba ankara za eTIMS, na wanunuzi wa umma huomba cheti.',
      source: 'Legal Notice 64 ya 2024 (eTIMS)',
      evidence_hint: 'Cheti cha uzingatiaji wa kodi',
      options: {
        no: 'Hapana',
        in_progress: 'Kimoja kati ya hivyo viwili, au tunaviandaa',
        valid: 'Ndiyo, vyote viwili',
      },
    },
    T6: {
      text: 'Unatunzaje data ya kibinafsi ya wateja na wafanyakazi?',
      help: 'Majina, nambari za simu, nakala za vitambulisho, jumbe za M-Pesa, picha za kamera. Utunzaji mzuri ni: ilani, kuomba ruhusa kabla ya kutuma matangazo, kuhifadhi mahali palipofungwa, kufuta data ya zamani.',
      why: 'Watu wamekuaminia data yao, na sheria inailinda.',
      source: 'Data Protection Act 2019; General Regulations, Legal Notice 263 ya 2021',
      evidence_hint: 'Ilani ya faragha, au cheti cha ODPC',
      options: {
        nothing: 'Bado hatujafanya chochote',
        planned: 'Tunapanga kufanya hivyo',
        partial: 'Tuko waangalifu, bila kanuni zilizoandikwa',
        everywhere: 'Tuna ilani ya faragha na kanuni zilizoandikwa ambazo wote huzifuata',
        verified: 'Pia tunazipitia kila mwaka, na tumesajiliwa na ODPC inapohitajika',
        not_applicable: doesNotApplySw('hatuna data ya kibinafsi'),
      },
    },
    T7: {
      text: 'Je, unatoa ripoti kuhusu unachofanya kwa watu na mazingira?',
      help: 'Kurasa mbili kwa mwaka ni ripoti: ulichotumia, kilichobadilika, kilichoshindikana, kinachofuata. Kampuni kubwa hufuata GRI Standards; unaweza kuazima kutoka humo.',
      why: 'Ripoti huonyesha maendeleo, na wakopeshaji wanazidi kuomba takwimu kama hizo.',
      source: 'GRI Standards',
      evidence_hint: 'Ripoti ya karibuni zaidi',
      options: {
        nothing: 'Hapana',
        planned: 'Tunapanga ripoti ya kwanza',
        partial: 'Tuna maelezo au takwimu, lakini si ripoti kamili',
        everywhere: 'Tunaandika ripoti kuhusu biashara nzima',
        verified: 'Tunachapisha ripoti kila mwaka, yenye takwimu zinazoweza kukaguliwa',
      },
    },
    T8: {
      text: 'Ni asilimia ngapi ya wanaoongoza biashara yako ni wanawake?',
      help: 'Hesabu wamiliki wanaofanya kazi humo, wakurugenzi na mameneja. Mwanamke anayeendesha biashara yake peke yake aweke 100; mwanamume anayefanya hivyo aweke 0.',
      why: 'Wanawake wanapaswa kuwa na usemi pale maamuzi yanapofanywa. Thuluthi moja ndiyo kigezo nchini Kenya.',
      source: 'Kanuni ya thuluthi mbili ya jinsia, kama kigezo',
      evidence_hint: 'Chati ya muundo wa biashara bila majina',
    },
  },
};
