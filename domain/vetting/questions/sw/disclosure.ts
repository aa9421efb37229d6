import { doesNotApplySw } from './build';
import type { TranslatedCategory } from './types';

export const disclosureSw: TranslatedCategory = {
  questions: {
    DI1: {
      text: 'Ni hati zipi kati ya hizi ziko sawa leo?',
      help: 'Chagua ulizo nazo na ambazo muda wake haujaisha.',
      why: 'Ndizo msingi wa biashara yenye uaminifu, na jambo la kwanza ambalo wanunuzi na benki huomba.',
      source:
        'County Licensing (Uniform Procedures) Act 2024; sheria za kodi; kanuni za NSSF, SHIF na ushuru wa nyumba',
      evidence_hint: 'Kibali au cheti cha uzingatiaji wa kodi',
      options: {
        brs: 'Usajili katika Huduma ya Usajili wa Biashara (BRS)',
        kra_pin: 'PIN ya KRA ya biashara au ya mmiliki wake',
        county_permit: 'Kibali cha biashara cha kaunti cha mwaka huu',
        tax_certificate: 'Cheti cha uzingatiaji wa kodi',
        payroll: 'Usajili wa NSSF, SHIF na ushuru wa nyumba',
        none: 'Bado hakuna kati ya hizi',
      },
    },
    DI2: {
      text: 'Je, biashara yako inafanya lolote kati ya mambo haya?',
      help: 'Kutengeneza, kuuza na kulipia, yote huhesabiwa. Chagua kila lililo kweli, hata kama ni sehemu ndogo ya unachofanya.',
      why: 'Biashara inayofanya lolote kati ya haya haiwezi kuorodheshwa maadamu inaendelea kulifanya.',
      source:
        'Marufuku ya 2017 ya mifuko ya plastiki ya kubebea; Wildlife Act 2013; Forest Act 2016; sera yetu wenyewe kuhusu silaha, tumbaku, kamari, makaa ya mawe na mafuta',
      options: {
        banned_bags: 'Mifuko ya plastiki ya kubebea iliyopigwa marufuku',
        wildlife_timber: 'Wanyamapori wanaolindwa au mbao haramu',
        weapons: 'Silaha',
        tobacco: 'Tumbaku',
        gambling: 'Kamari au ubashiri',
        coal_oil: 'Miradi mipya ya makaa ya mawe au mafuta',
        none: 'Hakuna kati ya haya',
      },
    },
    DI3: {
      text: 'Je, kunaweza kuwa na ajira ya watoto au kazi ya kulazimishwa katika biashara yako au kwa wasambazaji wako wakuu?',
      help: 'Kukagua umri ni kuangalia kitambulisho au cheti cha kuzaliwa kabla ya mtu kuanza kazi. Kazi ya kulazimishwa ni pia kazi inayofanywa kwa vitisho, au ambapo hati au malipo yamezuiliwa.',
      why: 'Majibu ya kweli ni salama hapa: kisa kilichogunduliwa na kurekebishwa hakikuzuii.',
      source: 'Mikataba ya ILO nambari 29, 138 na 182',
      evidence_hint: 'Jinsi unavyokagua umri, bila majina',
      options: {
        none_checked:
          'Hapana: tunakagua umri kabla ya mtu yeyote kuanza, au hakuna anayetufanyia kazi',
        none_unchecked: 'Hapana kwa tunavyojua, lakini hatukagui',
        found_remedied: 'Kisa kiligunduliwa na kikarekebishwa',
        found_open: 'Kisa kiligunduliwa na bado hakijatatuliwa',
      },
    },
    DI4: {
      text: 'Je, mamlaka yoyote ilichukua hatua dhidi ya biashara yako katika miaka 3 iliyopita?',
      help: 'Kwa mfano faini, ilani au amri ya kufunga kutoka kwa NEMA, afisa wa kazi, KRA au ofisi ya ulinzi wa data (ODPC).',
      why: 'Kesi iliyofungwa au mpango huonyesha kwamba unalichukulia jambo hili kwa uzito.',
      evidence_hint: 'Barua ya kufunga kesi au mpango',
      options: {
        none: 'Hapana',
        closed: 'Ndiyo, na kesi imefungwa',
        open_plan: 'Ndiyo, iko wazi na tuna mpango wa kurekebisha',
        open_no_plan: 'Ndiyo, iko wazi na bado hatuna mpango',
      },
    },
    DI5: {
      text: 'Je, biashara yako, mmiliki au meneja alishtakiwa kwa hongo au kupatikana na hatia ya hongo?',
      help: 'Kesi za Kenya na za nchi za nje huhesabiwa, ikiwa zinahusu biashara.',
      why: 'Hatia iliyothibitishwa huzuia kuidhinishwa; kesi inayoendelea huangaliwa na mtu.',
      source: 'Bribery Act 2016',
      options: {
        none: 'Hapana',
        pending: 'Kuna kesi inayoendelea',
        convicted: 'Ndiyo, hatia ilithibitishwa',
      },
    },
    DI6: {
      text: 'Je, unaueleza umma jinsi unavyotendea watu na mazingira?',
      help: 'Bango dukani, ukurasa wa wavuti au chapisho la Facebook, vyote huhesabiwa. Vinapaswa pia kusema yale ambayo hukufikia.',
      why: 'Uwazi huwawezesha wateja kujiamulia wenyewe.',
      evidence_hint: 'Kiungo cha ukurasa au chapisho',
      options: {
        nothing: 'Hapana',
        planned: 'Tunapanga kufanya hivyo',
        partial: 'Mara moja moja, bila takwimu',
        everywhere: 'Ndiyo, kwa maandishi, kuhusu biashara nzima',
        verified: 'Ndiyo, kila mwaka, kwa takwimu ambazo mtu wa nje anaweza kukagua',
      },
    },
    DI7: {
      text: 'Je, unaweza kuthibitisha madai ya kimazingira unayotoa?',
      help: 'Dai ni neno kama "kilimo hai", "rafiki kwa mazingira" au "bila plastiki" kwenye lebo, bango au chapisho. Uthibitisho ni cheti, matokeo ya vipimo, risiti au barua ya msambazaji.',
      why: 'Dai lisilo na uthibitisho hupotosha wateja, na sheria inakataza madai ya kupotosha.',
      source: 'Competition Act 2010; Consumer Protection Act 2012',
      evidence_hint: 'Faili yenye uthibitisho wa kila dai',
      options: {
        no_proof: 'Hapana, hata dai moja',
        some: 'Baadhi ya madai',
        most: 'Madai mengi',
        all: 'Madai yote',
        not_applicable: doesNotApplySw('hatutoi madai ya kimazingira'),
      },
    },
    DI8: {
      text: 'Je, unakubali tukague majibu yako?',
      help: 'Mkaguzi anaweza kuomba hati, kukupigia simu au kupanga ziara pamoja nawe. Unachoonyesha hubaki kwa wakaguzi.',
      why: 'Wanachama huamini ukurasa wa biashara kwa sababu majibu yanaweza kukaguliwa. Usipokubali, hatuwezi kukuidhinisha.',
      options: { yes: 'Ndiyo', no: 'Hapana' },
    },
  },
};
