import { doesNotApplySw } from './build';
import type { TranslatedCategory } from './types';

export const natureRegenerationSw: TranslatedCategory = {
  questions: {
    N1: {
      text: 'Je, unajua jinsi biashara yako inavyogusa mazingira asilia, na inachohitaji kutoka kwayo?',
      help: 'Chora ramani: mahali ulipo wewe na wasambazaji wako wakuu, maji, udongo, mimea na wanyama unaotumia, na unachoacha nyuma. Hatua za LEAP za TNFD zinaweza kukuongoza.',
      why: 'Nyuki, mvua na udongo hukufanyia kazi bila bili, hadi vinapotoweka.',
      source: 'TNFD LEAP',
      evidence_hint: 'Ramani au orodha',
      options: {
        nothing: 'Bado hatujaangalia jambo hili',
        planned: 'Tunapanga kuliangalia',
        partial: 'Tunajua mambo makuu, bila kuyaandika',
        everywhere: 'Yameandikwa kwa maeneo yetu yote na wasambazaji wakuu',
        verified: 'Pia tunachukua hatua, tunapima, na kuyapitia kila mwaka',
      },
    },
    N2: {
      text: 'Je, una leseni ya NEMA na ukaguzi wa kila mwaka ambao mradi wako unahitaji?',
      help: 'Miradi ya Jedwali la Pili (Second Schedule) inahitaji leseni ya tathmini ya athari kwa mazingira (EIA) kabla ya kuanza, na ukaguzi baadaye. Huna uhakika? Uliza ofisi ya NEMA ya kaunti yako.',
      why: 'Bila leseni hiyo, mradi unaweza kusimamishwa.',
      source:
        'Environmental Management and Co-ordination Act 1999, kifungu cha 58; Impact Assessment and Audit Regulations, Legal Notice 101 ya 2003',
      evidence_hint: 'Leseni ya NEMA, au ukaguzi wa mwisho',
      options: {
        no: 'Hapana',
        in_progress: 'Tumetuma ombi, au ukaguzi unaendelea',
        valid: 'Ndiyo, vyote viwili ni halali',
        not_applicable: doesNotApplySw('hakuna mradi wetu unaohitaji EIA'),
      },
    },
    N3: {
      text: 'Je, una kibali cha chanzo chako cha maji, na unakilinda?',
      help: 'Visima virefu, mito na maziwa huhitaji kibali cha Mamlaka ya Rasilimali za Maji (WRA). Kulinda ni: kupima unachochota, kuchota kidogo zaidi, kutunza mimea kwenye kingo.',
      why: 'Majirani wako walio upande wa chini wa maji pia wanayahitaji.',
      source: 'Water Act 2016, kifungu cha 36',
      evidence_hint: 'Kibali cha WRA au usomaji wa mita',
      options: {
        nothing: 'Bado hatujafanya chochote',
        planned: 'Tunapanga kuomba kibali',
        partial: 'Tumetuma ombi, au tuna kibali lakini hatupimi',
        everywhere: 'Tuna kibali, tunapima tunachochota, na tunaokoa maji',
        verified: 'Pia tunalinda chanzo, tunatoa ripoti, na kuchota kidogo zaidi kila mwaka',
        not_applicable: doesNotApplySw('tunatumia tu maji ya bomba au ya kununua'),
      },
    },
    N4: {
      text: 'Unatunzaje udongo na ardhi unayotumia?',
      help: 'Kwa mfano: mboji, mimea ya kufunika udongo, matuta, miti shambani, kunyunyiza dawa kidogo na zilizo salama zaidi, kutochoma.',
      why: 'Udongo ulio hai huhifadhi maji na huendelea kuzaa.',
      source:
        'Kiwango cha kilimo hai cha Afrika Mashariki (alama ya Kilimohai); Farm Forestry Rules 2009',
      evidence_hint: 'Mpango wa shamba, kumbukumbu za kunyunyiza dawa au cheti cha KOAN',
      options: {
        nothing: 'Bado hatujafanya chochote',
        planned: 'Tunapanga hatua za kwanza',
        partial: 'Tunafanya baadhi ya hayo kwenye sehemu ya ardhi',
        everywhere: 'Tuna mpango ulioandikwa na tunaufuata kwenye ardhi yetu yote',
        verified: 'Pia tunapima udongo au tuna cheti, na tunaupitia mpango kila mwaka',
        not_applicable: doesNotApplySw('hatutumii ardhi'),
      },
    },
    N5: {
      text: 'Je, unarejesha mazingira asilia?',
      help: 'Kwa mfano: miti ya kiasili, ukingo wa mto uliosafishwa, mikoko, ardhi oevu. Kinachohesabiwa ni kile kinachoendelea kukua baada ya miaka, si idadi iliyopandwa. Unaweza kufanya hivyo pamoja na kikundi au shule iliyo karibu nawe.',
      why: 'Kenya inataka kupanda miti bilioni 15 kufikia 2032; inayosalia hai ndiyo muhimu.',
      evidence_hint: 'Picha za nyakati tofauti, au barua ya KFS au ya kikundi cha jamii',
      options: {
        none: 'Bado',
        one_off: 'Tulipanda mara moja',
        native: 'Tunapanda spishi za kiasili',
        survival_tracked: 'Spishi za kiasili, na tunahesabu zinazosalia hai',
        long_term: 'Hayo yote kwa miaka kadhaa, pamoja na jamii',
      },
    },
    N6: {
      text: 'Je, unahakikisha kuwa unachonunua hakidhuru misitu wala wanyamapori?',
      help: 'Mbao, makaa, karatasi, mafuta ya mawese, kahawa, ngozi, samaki, vinyago. Uliza kila kitu kinatoka wapi na uombe kibali au cheti.',
      why: 'Usichouliza, wasambazaji hawakitafuti.',
      source: 'Forest Act 2016; Wildlife Act 2013',
      evidence_hint: 'Barua ya msambazaji, kibali au cheti',
      options: {
        nothing: 'Bado hatujauliza',
        planned: 'Tunapanga kuwauliza wasambazaji',
        partial: 'Tunajua baadhi ya vitu vinatoka wapi',
        everywhere: 'Tuna kanuni iliyoandikwa na uthibitisho kwa bidhaa zote kama hizo',
        verified: 'Pia tunakagua kila mwaka, na kununua bidhaa zenye cheti zinapopatikana',
        not_applicable: doesNotApplySw('hatununui bidhaa kama hizo'),
      },
    },
  },
};
