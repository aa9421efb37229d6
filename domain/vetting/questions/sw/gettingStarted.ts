import type { TranslatedCategory } from './types';

export const gettingStartedSw: TranslatedCategory = {
  questions: {
    LG1: {
      text: 'Ungependa kupata nini kutokana na tathmini hii?',
      help: 'Chagua yote yanayofaa. Benki inaweza kuomba ripoti, na hoteli inaweza kuwaomba wasambazaji wake cheti.',
      why: 'Hutusaidia kutanguliza ushauri wenye manufaa zaidi. Swali hili halipewi alama.',
      options: {
        certification: 'Kujiandaa kupata cheti',
        finance: 'Kupata mkopo au mwekezaji',
        buyers: 'Kupata wanunuzi',
        learning: 'Kujifunza na kuboresha',
        none: 'Bado hatuna uhakika',
      },
    },
    LG2: {
      text: 'Majibu yako yanahusu maeneo gani ya biashara yako?',
      help: 'Taja kila duka, karakana, shamba, ghala au ofisi, pamoja na mji wake. Ikiwa eneo fulani limeachwa nje, sema ni lipi na kwa nini.',
      why: 'Jibu lazima liwe kweli kwa maeneo yote linayohusu.',
    },
    LG3: {
      text: 'Biashara yako ina vyeti gani leo?',
      help: 'Chagua tu vile ambavyo muda wake haujaisha.',
      why: 'Cheti humpunguzia mkaguzi kazi. Swali hili halipewi alama.',
      evidence_hint: 'Cheti, au rekodi yake katika rejista ya umma',
      options: {
        iso_14001: 'ISO 14001 (mazingira)',
        iso_50001: 'ISO 50001 (nishati)',
        fairtrade: 'Fairtrade',
        rainforest_alliance: 'Rainforest Alliance',
        kilimohai: 'Alama ya kilimo hai ya Kilimohai',
        b_corp: 'B Corp',
        ecotourism_kenya: 'Ecotourism Kenya',
        kebs: 'Alama ya KEBS',
        none: 'Bado hakuna kati ya hivi',
      },
    },
    LG4: {
      text: 'Nani anajibu maswali?',
      help: 'Chagua mtu anayejibu sehemu kubwa.',
      why: 'Humwezesha mkaguzi kujua anazungumza na nani. Swali hili halipewi alama.',
      options: {
        owner: 'Mmiliki',
        staff: 'Mfanyakazi',
        consultant: 'Mshauri',
      },
    },
  },
};
