import { doesNotApplySw } from './build';
import type { TranslatedCategory } from './types';

export const energyTransitionSw: TranslatedCategory = {
  questions: {
    E1: {
      text: 'Je, unafuatilia nishati unayotumia?',
      help: 'Andika tokeni au usomaji wa mita, mafuta, mitungi ya gesi na magunia ya makaa, angalau mara moja kwa mwezi.',
      why: 'Kusoma mita mara nyingi huokoa pesa kabla ya kununua chochote.',
      evidence_hint: 'Ukurasa mmoja wa kumbukumbu zako, au bili',
      options: {
        nothing: 'Hapana',
        planned: 'Tunapanga kuanza',
        partial: 'Tunahifadhi bili, au kuandika baadhi ya aina za nishati',
        everywhere: 'Tunaandika kila aina katika kila eneo, kila mwezi',
        verified: 'Pia tunalinganisha miaka na kuchukua hatua kulingana na tunachoona',
      },
    },
    E2: {
      text: 'Ni asilimia ngapi ya nishati yako yote ni jadidifu?',
      help: 'Nishati yote huhesabiwa: umeme, mafuta, gesi, makaa. Jua, upepo na bayogesi ni nishati jadidifu. Umeme wa gridi huhesabiwa kuwa 80% (EPRA, Oktoba 2025). Dizeli, petroli, LPG na makaa yasiyojulikana yalikotoka huhesabiwa kuwa 0.',
      why: 'Umeme wa Kenya tayari ni safi kwa sehemu kubwa; mafuta ya kupata joto na ya usafiri si safi.',
      evidence_hint: 'Data ya mita au bili, pamoja na hesabu yako',
    },
    E3: {
      text: 'Je, umetafuta njia za kutumia nishati kidogo zaidi, na unafuata mpango?',
      help: 'Duka dogo linaweza kukaguliwa kwa kulizunguka: balbu, mipira ya milango ya friji, mota, joto linalopotea. Ukizidi kWh 180,000 kwa mwaka, ukaguzi kila baada ya miaka 4 ni wajibu.',
      why: 'Nishati ya bei nafuu zaidi ni ile usiyoitumia.',
      source: 'Energy Act 2019; Energy Management Regulations 2025',
      evidence_hint: 'Ripoti ya ukaguzi au orodha yako ya hatua',
      options: {
        nothing: 'Hapana',
        planned: 'Tunapanga kutafuta',
        partial: 'Tumefanya mambo machache, kama vile balbu za LED',
        everywhere: 'Tulifanya ukaguzi rasmi au uchunguzi kamili, na tunafuata mpango ulioandikwa',
        verified: 'Pia tunapima kiasi ambacho kila hatua inaokoa, na kupitia mpango kila mwaka',
      },
    },
    E4: {
      text: 'Je, unajua kiasi cha gesi chafuzi ambacho biashara yako hutoa?',
      help: 'Wigo wa 1 (scope 1) ni mafuta unayochoma, wigo wa 2 ni umeme unaonunua, wigo wa 3 ni gesi zinazosababishwa na wasambazaji na wateja. Vikokotoo vya bure hugeuza bili kuwa tani.',
      why: 'Wanunuzi wa nchi za nje na benki huomba takwimu hii.',
      source: 'GHG Protocol',
      evidence_hint: 'Hesabu yako',
      options: {
        none: 'Hapana',
        partial: 'Sehemu ya wigo wa 1 na wa 2',
        scopes_1_2: 'Wigo wote wa 1 na wa 2',
        scope_3: 'Wigo wa 1 na wa 2, na sehemu kuu za wigo wa 3',
        verified: 'Hayo yote, na mtu huru ameyakagua',
      },
    },
    E5: {
      text: 'Je, umeweka lengo la kupunguza gesi chafuzi?',
      help: 'Ahadi ya SME Climate Hub ni ya kampuni zenye hadi wafanyakazi 500: kupunguza kwa nusu kufikia 2030, sifuri halisi (net zero) kufikia 2050, na kutoa ripoti kila mwaka. SBTi ina njia ya kampuni ndogo.',
      why: 'Lengo lenye tarehe hugeuza nia njema kuwa hatua.',
      source: 'SME Climate Hub; njia ya SBTi ya kampuni ndogo',
      evidence_hint: 'Lengo lako, au rekodi ya umma ya ahadi hiyo',
      options: {
        none: 'Hapana',
        intent: 'Tunataka, lakini bila kiasi wala tarehe',
        own: 'Ndiyo, lengo letu wenyewe lenye kiasi na tarehe',
        sme_climate_hub: 'Ndiyo, ahadi ya SME Climate Hub',
        sbti: 'Ndiyo, lengo ambalo SBTi imeidhinisha',
      },
    },
    E6: {
      text: 'Unapunguzaje mafuta katika usafiri na upelekaji wa bidhaa?',
      help: 'Kwa mfano: safari chache zenye mizigo zaidi, njia zilizopangwa, magari yanayofanyiwa matengenezo, boda boda za umeme, baiskeli, basi au treni.',
      why: 'Mafuta ni gharama kubwa, na moshi wake huwadhuru watu mjini.',
      evidence_hint: 'Daftari la mafuta',
      options: {
        nothing: 'Bado hatujafanya chochote',
        planned: 'Tunapanga hatua za kwanza',
        partial: 'Tunaunganisha safari au kufanyia magari matengenezo tunapoweza',
        everywhere: 'Tuna kanuni zilizoandikwa za safari zote na tunaandika mafuta yanayotumika',
        verified: 'Pia tunapima mafuta kwa kila safari au tani, na kuyapunguza kila mwaka',
        not_applicable: doesNotApplySw('hatuna magari na hatupeleki chochote'),
      },
    },
    E7: {
      text: 'Unatumia nini kwa kupika na kupata joto?',
      help: 'Chagua kinachotoa sehemu kubwa ya joto: la kupikia, kukaushia, mvuke, kupigia pasi au maji moto.',
      why: 'Moto wa wazi huangamiza misitu na kudhuru mapafu ya wanaouchochea.',
      evidence_hint: 'Picha ya jiko, au bili za mafuta',
      options: {
        open_fire: 'Kuni au makaa kwenye moto wa wazi',
        improved_stove: 'Kuni au makaa kwenye jiko lililoboreshwa',
        lpg_mixed: 'LPG (gesi), au mchanganyiko',
        mostly_clean: 'Hasa umeme, bayogesi, ethanoli au jua',
        all_clean: 'Umeme au joto jadidifu pekee',
        not_applicable: doesNotApplySw('hatuhitaji joto'),
      },
    },
  },
};
