import { doesNotApplySw } from './build';
import type { TranslatedCategory } from './types';

export const processingSw: TranslatedCategory = {
  questions: {
    R1: {
      text: 'Unatenganishaje taka zako?',
      help: 'Angalau mapipa mawili: la taka zinazooza (za kikaboni) na la zisizooza. Mshughulikiaji mwenye leseni ni mkusanyaji wa taka aliye na leseni ya NEMA.',
      why: 'Taka zilizotenganishwa zina thamani; zilizochanganywa huleta gharama. Sheria inataka kila biashara itenganishe taka.',
      source: 'Sustainable Waste Management Act 2022, vifungu vya 12 na 20',
      evidence_hint: 'Picha ya mapipa, au mkataba na mkusanyaji wa taka',
      options: {
        mixed: 'Taka zote huwekwa pamoja',
        some: 'Tunatenganisha baadhi',
        two_fractions: 'Tunatenganisha zinazooza na nyingine',
        all_sites: 'Katika maeneo yetu yote, na mshughulikiaji mwenye leseni huzikusanya',
        measured: 'Pia hupimwa uzito: tunajua kiasi kinachotumika tena au kurejelezwa',
      },
    },
    R2: {
      text: 'Je, una mpango wa taka na ripoti ya taka ya kila mwaka?',
      help: 'Mpango ni wa miaka mitatu na hueleza jinsi utakavyopunguza taka. Ripoti hueleza mara moja kwa mwaka jinsi mambo yalivyokwenda.',
      why: 'Sheria inataka vyote viwili, na mpango huonyesha pesa zinapopotea.',
      source: 'Sustainable Waste Management Act 2022, kifungu cha 19',
      evidence_hint: 'Mpango, au ripoti ya mwisho',
      options: {
        nothing: 'Hapana',
        planned: 'Tunapanga kuandika mpango',
        partial: 'Tuna sehemu za mpango',
        everywhere: 'Tuna mpango ulioandikwa wa miaka mitatu na tunaufuata',
        verified: 'Tunafuata mpango na kuwasilisha ripoti kila mwaka',
      },
    },
    R3: {
      text: 'Je, umesajiliwa kwa wajibu mpana wa mzalishaji (EPR)?',
      help: 'Unawahusu wanaotengeneza bidhaa, kuziagiza kutoka nchi za nje, kuzijaza au kuzibadilisha chapa, hata zilizofungashwa. Wanashiriki kushughulikia taka zinazotokana nazo, peke yao au katika mpango wa pamoja. Mahakama na NEMA zimebadilisha tarehe ya kuanza; uliza NEMA kinachotumika leo.',
      why: 'Anayeleta vifungashio sokoni hushiriki kuvishughulikia baadaye.',
      source: 'Extended Producer Responsibility Regulations, Legal Notice 176 ya 2024',
      evidence_hint: 'Usajili wa NEMA, au uanachama wa mpango wa pamoja',
      options: {
        no: 'Hapana',
        in_progress: 'Tumetuma ombi, au tunajiunga na mpango wa pamoja',
        valid: 'Ndiyo, tumesajiliwa',
        not_applicable: doesNotApplySw(
          'hatutengenezi bidhaa, hatuziagizi kutoka nchi za nje, hatuzijazi wala hatuzibadilishi chapa',
        ),
      },
    },
    R4: {
      text: 'Ni asilimia ngapi ya vifungashio vyako inaweza kutumika tena, kurejelezwa au kugeuzwa mboji?',
      help: 'Kwa uzito, kadiri uwezavyo. Hesabu tu vile ambavyo watu walio karibu na wateja wako hukusanya au kutumia tena kwa kweli: chupa za glasi zenye amana, karatasi, PET safi, magunia yanayorudishwa.',
      why: 'Vifungashio ni sehemu ya bidhaa yako ambayo wateja hutupa kwanza.',
      evidence_hint: 'Orodha ya vifungashio au maelezo ya kiufundi ya msambazaji',
      options: { not_applicable: doesNotApplySw('hatutumii vifungashio') },
    },
    R5: {
      text: 'Je, bado unatumia plastiki zilizopigwa marufuku?',
      help: 'Mifuko ya plastiki ya kubebea kote nchini Kenya; katika mbuga na maeneo mengine yanayolindwa, pia plastiki zinazotumika mara moja, kama vile chupa, vikombe na mirija.',
      why: 'Faini ni kubwa, na mifuko hiyo huziba mitaro na kuua wanyama.',
      source:
        'Marufuku ya 2017 ya mifuko ya plastiki ya kubebea; marufuku ya 2020 ya plastiki zinazotumika mara moja katika maeneo yanayolindwa',
      evidence_hint: 'Picha ya mifuko unayotumia, au barua ya msambazaji',
      options: {
        still_used: 'Ndiyo, bado tunazitumia',
        phasing_out: 'Tunamaliza zilizobaki na tumeagiza mbadala',
        none: 'Hapana, hakuna hata moja',
        suppliers_too: 'Hapana, na tunahakikisha kuwa wasambazaji pia hawazitumii',
      },
    },
    R6: {
      text: 'Unashughulikiaje kemikali hatari?',
      help: 'Asidi za kusafishia, rangi za vitambaa, rangi za kupaka, viyeyushi, dawa za kuua wadudu, mafuta. Utunzaji mzuri ni: orodha, karatasi za maelezo ya usalama, hifadhi inayofungwa kwa kufuli, glavu, na kutumia zisizo kali badala yake.',
      why: 'Zinaweza kuunguza, kutia sumu na kuharibu maji kwa miaka mingi.',
      evidence_hint: 'Orodha ya kemikali au karatasi za maelezo ya usalama',
      options: {
        nothing: 'Bado hatujaangalia jambo hili',
        planned: 'Tunapanga kuandika orodha',
        partial: 'Tunazihifadhi kwa uangalifu, lakini hatuna orodha kamili',
        everywhere:
          'Tuna orodha yenye karatasi za maelezo ya usalama, hifadhi salama na watu waliofunzwa',
        verified: 'Pia tunabadilisha zilizo mbaya zaidi, na kupitia orodha kila mwaka',
        not_applicable: doesNotApplySw('hatutumii kemikali hatari'),
      },
    },
    R7: {
      text: 'Unaokoaje maji na kusafisha maji taka yako?',
      help: 'Kwa mfano: kusoma mita, kuziba mivujo, matangi ya maji ya mvua, kutumia maji mara mbili, kinasa mafuta. Kutoa maji taka kunahitaji leseni ya NEMA ya kutoa maji taka.',
      why: 'Maji yanazidi kuwa adimu, na wengine hunywa unayoyatoa.',
      source: 'Water Quality Regulations, Legal Notice 177 ya 2024',
      evidence_hint: 'Bili za maji, leseni ya kutoa maji taka au matokeo ya vipimo',
      options: {
        nothing: 'Bado hatujafanya chochote',
        planned: 'Tunapanga hatua za kwanza',
        partial: 'Tunaokoa maji kiasi, bila kumbukumbu',
        everywhere:
          'Tunarekodi matumizi, tunaokoa maji kila mahali, na kusafisha maji taka kama sheria inavyotaka',
        verified: 'Pia tunapima maji taka tunayotoa, na kuweka malengo mapya kila mwaka',
        not_applicable: doesNotApplySw('tunatumia maji jinsi ofisi inavyotumia tu'),
      },
    },
    R8: {
      text: 'Je, bidhaa zako zina alama ya viwango inayohitajika?',
      help: 'Alama ya KEBS huonyesha kuwa bidhaa inatimiza kiwango cha Kenya. Uliza KEBS ni bidhaa zako zipi zinazoihitaji.',
      why: 'Maduka na wateja huitafuta, na huonyesha kuwa bidhaa ni salama.',
      source: 'Alama za KEBS',
      evidence_hint: 'Kibali cha KEBS',
      options: {
        no: 'Hapana',
        in_progress: 'Tumetuma ombi, au baadhi ya bidhaa zinayo',
        valid: 'Ndiyo, zote zinazoihitaji',
        not_applicable: doesNotApplySw('tunatoa huduma tu'),
      },
    },
  },
};
