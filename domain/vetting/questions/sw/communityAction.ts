import type { TranslatedCategory } from './types';

export const communityActionSw: TranslatedCategory = {
  questions: {
    A1: {
      text: 'Ni asilimia ngapi ya ununuzi wako huenda kwa biashara ndogo za Kenya?',
      help: 'Kati ya pesa zote ulizolipia bidhaa na huduma katika miezi 12 iliyopita, bila mishahara na kodi. Biashara ndogo ina watu wasiozidi 50: seremala, mkulima, mwendeshaji boda boda.',
      why: 'Pesa unazotumia kwa majirani huzunguka na kuleta ajira.',
      evidence_hint: 'Orodha ya wasambazaji au daftari la hesabu',
    },
    A2: {
      text: 'Ni asilimia ngapi ya ununuzi wako huenda kwa biashara za wanawake, vijana au watu wenye ulemavu?',
      help: 'Hesabu biashara ikiwa watu kama hao wanamiliki sehemu yake kubwa (AGPO hutaka 70%). Vijana ni wa miaka 18 hadi 35. Ikiwa bado hujui, weka 0 na uanze kuwauliza wasambazaji wako.',
      why: 'Serikali huwatengea 30% ya ununuzi wa umma. Wanunuzi binafsi wanaweza kufanya vivyo hivyo.',
      source: 'AGPO; Public Procurement and Asset Disposal Act 2015',
      evidence_hint: 'Orodha ya wasambazaji, pamoja na vyeti vya AGPO',
    },
    A3: {
      text: 'Kwa kawaida unawalipa wasambazaji wadogo baada ya siku ngapi?',
      help: 'Siku tangu ankara au kupokea bidhaa hadi malipo. Ukilipa unapopokea, weka 0. Zikitofautiana, andika siku ambazo wengi wao husubiri.',
      why: 'Msambazaji mdogo anayesubiri pesa hawezi kununua bidhaa wala kulipa mishahara.',
      source: 'Kanuni za WFTO za biashara ya haki',
      evidence_hint: 'Ankara kadhaa zenye tarehe za malipo',
    },
    A4: {
      text: 'Unawasikilizaje majirani wako?',
      help: 'Watu wanaoishi au kufanya biashara karibu nawe na wanaoathiriwa na kelele, moshi, magari au maji yako. Kwa mfano: mkutano wa kila mwaka, mazungumzo na chifu, nambari ya kupiga simu.',
      why: 'Majirani wema hukuonya mapema na kusimama nawe.',
      evidence_hint: 'Kumbukumbu za mkutano, picha au orodha ya yaliyokubaliwa',
      options: {
        nothing: 'Bado hatujawauliza',
        planned: 'Tunapanga kuwauliza',
        partial: 'Tunazungumza jambo linapotokea',
        everywhere: 'Tunakutana mara kwa mara katika kila eneo, na kuandika yaliyokubaliwa',
        verified: 'Pia tunawaeleza kila mwaka tulichofanya kuhusu hayo',
      },
    },
    A5: {
      text: 'Je, unatoa muda, pesa au ujuzi kwa jamii yako?',
      help: 'Kwa mfano: kusafisha mazingira, basari za shule, kufundisha ujuzi, kutoa chumba kitumike bila malipo. Mambo madogo pia huhesabiwa.',
      why: 'Biashara hufanikiwa pale ambapo watu wanaoizunguka wanafanikiwa.',
      evidence_hint: 'Risiti, picha au barua ya shukrani',
      options: {
        nothing: 'Bado',
        planned: 'Tunapanga kufanya hivyo',
        partial: 'Mara moja moja, mtu anapoomba',
        everywhere: 'Mara kwa mara, kwa mpango au bajeti iliyoandikwa',
        verified: 'Mara kwa mara, na kila mwaka tunaangalia matokeo yake',
      },
    },
    A6: {
      text: 'Je, unawasaidia vijana kupata kazi?',
      help: 'Kazi za kwanza, uanagenzi na mafunzo ya vitendo kwa wanafunzi. Chakula cha mchana na nauli huwawezesha wasio na kitu.',
      why: 'Nafasi ya kwanza ndiyo inayokosekana kwa vijana wengi wa Kenya.',
      evidence_hint: 'Barua za mafunzo ya vitendo au hati za NITA, bila majina',
      options: {
        nothing: 'Bado',
        planned: 'Tunapanga kufanya hivyo',
        partial: 'Mara moja moja, bila mpango',
        everywhere: 'Mara kwa mara, kwa mpango ulioandikwa na mtu wa kuwafundisha',
        verified: 'Mara kwa mara, na kila mwaka tunafuatilia ni wangapi waliopata kazi',
      },
    },
    A7: {
      text: 'Je, bidhaa na huduma zako ni salama, ziko wazi kwa kila mtu na zinaelezwa kwa ukweli?',
      help: 'Uzito na bei za kweli, lebo zinazoeleweka, njia ya mteremko kwa viti vya magurudumu au mtu wa kusaidia, njia ya haki ya kurudisha bidhaa.',
      why: 'Wateja hurudi kwenye duka wanaloliamini.',
      source: 'Consumer Protection Act 2012; Competition Act 2010',
      evidence_hint: 'Kanuni ya kurudisha bidhaa, orodha ya bei au picha ya mlango wa kuingilia',
      options: {
        nothing: 'Bado hatujaangalia jambo hili',
        planned: 'Tunapanga kuliangalia',
        partial: 'Tunajitahidi, bila kanuni zilizoandikwa',
        everywhere: 'Tuna kanuni zilizoandikwa, na wafanyakazi wote wanazifuata',
        verified: 'Pia tunawauliza wateja, tunahesabu malalamiko, na kuboresha kila mwaka',
      },
    },
  },
};
