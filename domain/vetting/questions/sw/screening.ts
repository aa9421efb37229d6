import type { TranslatedCategory } from './types';

export const screeningSw: TranslatedCategory = {
  questions: {
    SC1: {
      text: 'Biashara imeajiri watu wangapi?',
      help: 'Hesabu kila mtu mwenye kazi katika biashara leo: wa muda wote, wa saa chache na vibarua. Usihesabu wamiliki wasiochukua mshahara.',
      why: 'Majukumu mengine huanza watu wanapofika 20, na bila wafanyakazi maswali mengine hayakuhusu.',
      options: {
        no_staff: 'Hakuna mtu',
        '1_to_9': '1 hadi 9',
        '10_to_19': '10 hadi 19',
        '20_to_49': '20 hadi 49',
        '50_or_more': '50 au zaidi',
      },
    },
    SC2: {
      text: 'Biashara inafanya au ina nini kati ya haya?',
      help: 'Chagua yote yaliyo kweli. Ndiyo yanayoamua utaulizwa maswali gani.',
      why: 'Utaulizwa tu yanayokuhusu.',
      options: {
        make_process: 'Hutengeneza, hupika au husindika bidhaa',
        pack_import: 'Hufungasha bidhaa au huziagiza kutoka nchi za nje',
        own_water: 'Ina chanzo chake cha maji: kisima kirefu, kisima cha kawaida, mto au ziwa',
        effluent: 'Hutoa majitaka, mbali na yale ya vyoo na sinki',
        hazardous_chemicals: 'Hutumia kemikali hatari: viyeyushi, asidi, dawa za kuua wadudu',
        land_use: 'Hulima, hulisha mifugo au husimamia ardhi',
        vehicles: 'Huendesha magari, au husafirisha bidhaa kwa pikipiki zake yenyewe',
        customer_data: 'Huhifadhi data ya wateja: majina, nambari za simu, maagizo',
        none: 'Hakuna kati ya haya',
      },
    },
    SC3: {
      text: 'Biashara hutumia nishati kiasi gani kwa mwaka?',
      help: 'Umeme na joto kwa pamoja. Bili ya kWh 15,000 kwa mwezi ni kWh 180,000 kwa mwaka; duka la kawaida hutumia kiasi cha chini sana.',
      why: 'Ukizidi kWh 180,000 kwa mwaka, ukaguzi wa nishati ni wajibu.',
      source: 'Energy Management Regulations 2025',
      evidence_hint: 'Bili za miezi 12',
      options: {
        under_180000: 'Chini ya kWh 180,000',
        from_180000: 'kWh 180,000 au zaidi',
        unknown: 'Bado hatujui',
      },
    },
    SC4: {
      text: 'Kuna nini karibu na maeneo yako ya biashara?',
      help: 'Karibu ni jirani kabisa, au karibu kiasi kwamba kelele, maji au taka za biashara yako zinaweza kufika huko.',
      why: 'Karibu na sehemu kama hizo uangalifu zaidi unahitajika, na mara nyingi kibali pia.',
      options: {
        park: 'Mbuga ya kitaifa au hifadhi ya wanyama',
        forest: 'Msitu',
        riparian: 'Ukingo wa mto au ziwa',
        wetland: 'Ardhi oevu',
        coast: 'Pwani au ufuo',
        none: 'Hakuna kati ya haya',
      },
    },
    SC5: {
      text: 'Je, biashara ina mradi unaohitaji tathmini ya athari kwa mazingira (EIA)?',
      help: 'Orodha iko katika Jedwali la Pili la sheria ya mazingira: ujenzi, uchimbaji wa mawe, viwanda, mashamba makubwa na mengineyo. Huna uhakika? Sema hivyo; swali litabaki wazi kwako.',
      why: 'Mradi kama huo unahitaji leseni ya NEMA kabla ya kuanza.',
      source: 'Environmental Management and Co-ordination Act 1999, kifungu cha 58',
      options: { yes: 'Ndiyo', no: 'Hapana', unsure: 'Hatuna uhakika' },
    },
  },
};
