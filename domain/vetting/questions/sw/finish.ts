import type { TranslatedCategory } from './types';

export const finishSw: TranslatedCategory = {
  questions: {
    AF1: {
      text: 'Majibu yako yanahusu kipindi gani?',
      help: 'Kwa mfano "Januari hadi Desemba mwaka jana". Ikiwa biashara ni changa zaidi, andika imekuwapo tangu lini.',
      why: 'Takwimu zinaweza kulinganishwa tu tukijua ni za wakati gani.',
    },
    AF2: {
      text: 'Mkaguzi anaweza kuwasiliana na nani akiwa na maswali?',
      help: 'Jina la kwanza, wadhifa, na nambari ya simu au barua pepe ya mtu aliyekubali. Ikiwa hakuna, andika "hakuna".',
      why: 'Simu fupi mara nyingi humaliza jambo ambalo lingehitaji ujumbe mwingi. Ni wewe na wakaguzi pekee mnaoona jibu hili.',
    },
    AF3: {
      text: 'Ni hati zipi unazoweza kuonyesha tukiomba?',
      help: 'Chagua ulizo nazo, kwenye karatasi au kama faili. Hakuna kinachohitaji kutumwa sasa.',
      why: 'Hivyo mkaguzi anajua aombe nini. Swali hili halipewi alama.',
      options: {
        registration: 'Cheti cha usajili',
        permits: 'Vibali na leseni',
        accounts: 'Hesabu au daftari la mauzo',
        payroll: 'Orodha ya mishahara na ritani',
        bills: 'Bili za umeme, maji na taka',
        policies: 'Sera au mipango iliyoandikwa',
        certificates: 'Vyeti vya viwango',
        none: 'Bado hakuna kati ya hizi',
      },
    },
    AF4: {
      text: 'Una uhakika kiasi gani na takwimu ulizotoa?',
      help: 'Chagua lililo kweli kwa nyingi kati yazo. Kukisia kwa uaminifu ni bora kuliko kutojibu.',
      why: 'Humwonyesha mkaguzi azisome takwimu kwa makini kiasi gani. Swali hili halipewi alama.',
      options: {
        measured: 'Zimepimwa: zinatoka kwenye kumbukumbu au bili',
        estimated: 'Zimekadiriwa: zimehesabiwa kutokana na tunayojua',
        guessed: 'Zimekisiwa: kadiri tulivyoweza',
      },
    },
  },
};
