import { themeChoicesSw } from './themes';
import type { TranslatedCategory } from './types';

export const whatsNextSw: TranslatedCategory = {
  questions: {
    WN1: {
      text: 'Unataka kuboresha mada zipi tatu kwanza?',
      help: 'Chagua hadi tatu. Ripoti yako itaonyesha unapoweza kufaidika zaidi.',
      why: 'Malengo machache yaliyo wazi hufikiwa mara nyingi zaidi kuliko mengi. Swali hili halipewi alama.',
      options: { ...themeChoicesSw, none: 'Bado hatujaamua' },
    },
    WN2: {
      text: 'Ni msaada upi ungekufaa?',
      help: 'Chagua ambao ungetumia kwa kweli katika miezi 12 ijayo.',
      why: 'Tunatafuta washirika wanaotoa kile ambacho biashara zinaomba. Swali hili halipewi alama.',
      options: {
        training: 'Mafunzo',
        mentor: 'Mshauri wa kukuongoza',
        finance: 'Ufadhili',
        suppliers: 'Wasambazaji bora zaidi',
        certification: 'Msaada wa kupata cheti',
        none: 'Hakuna kati ya haya',
      },
    },
    WN3: {
      text: 'Unataka kujitathmini tena lini?',
      help: 'Matokeo ni halali kwa miezi 12; unaweza kurudi mapema zaidi.',
      why: 'Kuweka tarehe huongeza uwezekano wa kufanya hivyo. Swali hili halipewi alama.',
      options: {
        '6_months': 'Baada ya miezi 6',
        '12_months': 'Baada ya miezi 12',
        '24_months': 'Baada ya miezi 24',
        not_decided: 'Bado hatujaamua',
      },
    },
    WN4: {
      text: 'Tuboreshe nini katika dodoso hili?',
      help: 'Swali lililokuwa gumu kuelewa, jambo tulilosahau, au ulilopenda. Hakuna? Andika "hakuna".',
      why: 'Toleo linalofuata hutengenezwa kutokana na unayotuambia. Swali hili halipewi alama.',
    },
  },
};
