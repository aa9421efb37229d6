import { CRITERIA_THRESHOLDS } from '../../../limits';
import { doesNotApplySw } from './build';
import type { TranslatedCategory } from './types';

export const businessDetailsSw: TranslatedCategory = {
  questions: {
    BD1: {
      text: 'Muundo wa kisheria wa biashara yako ni upi?',
      help: 'Chagua kile ambacho cheti chako cha usajili kinasema. Ikiwa bado hujasajili, chagua la mwisho: bado unaweza kuendelea.',
      why: 'Majukumu mengine yanahusu miundo fulani tu. Kwa mfano, mmiliki pekee hana wamiliki wengine wa kusajili.',
      evidence_hint: 'Cheti cha usajili, au CR12 ya kampuni',
      options: {
        sole_trader: 'Mmiliki pekee (jina la biashara la mtu mmoja)',
        partnership: 'Ubia',
        llp: 'Ubia wenye dhima ya kikomo (LLP)',
        private_company: 'Kampuni ya binafsi yenye dhima ya kikomo (Ltd)',
        public_company: 'Kampuni ya umma yenye dhima ya kikomo (PLC)',
        guarantee_company: 'Kampuni yenye dhima ya kikomo kwa dhamana',
        cooperative: 'Chama cha ushirika',
        ngo: 'Shirika lisilo la kiserikali (NGO)',
        unregistered: 'Bado haijasajiliwa',
      },
    },
    BD2: {
      text: 'Biashara ilianzishwa wapi?',
      help: 'Nchi ambako biashara ilianza na kusajiliwa mara ya kwanza. Unakofanyia biashara leo si muhimu hapa.',
      why: 'Huchangia kupata beji ya "Yenye mizizi nchini".',
      evidence_hint: 'Cheti cha usajili',
      options: { kenya: 'Nchini Kenya', other: 'Katika nchi nyingine' },
    },
    BD3: {
      text: 'Ni asilimia ngapi ya wafanyakazi wako ni Wakenya?',
      help: 'Hesabu kila aliye kwenye orodha yako ya mishahara leo, pamoja na wa saa chache. Watu 9 kati ya 10 ni 90.',
      why: `Zaidi ya ${CRITERIA_THRESHOLDS.kenyanEmployees}% huchangia kupata beji ya "Yenye mizizi nchini". Takwimu yenyewe hubaki siri.`,
      evidence_hint: 'Muhtasari wa mishahara bila majina',
      options: { not_applicable: doesNotApplySw('hatuna wafanyakazi') },
    },
    BD4: {
      text: 'Ni asilimia ngapi ya mapato yako hupatikana nchini Kenya?',
      help: 'Kati ya pesa zote ambazo wateja walikulipa katika miezi 12 iliyopita, ni kiasi gani kilitoka kwa wateja walio Kenya? Bado hujauza chochote? Weka 0.',
      why: `Zaidi ya ${CRITERIA_THRESHOLDS.revenueInKenya}% huchangia kupata beji ya "Yenye mizizi nchini". Takwimu yenyewe hubaki siri.`,
      evidence_hint: 'Hesabu za biashara au muhtasari wa mauzo',
    },
    BD5: {
      text: 'Je, biashara ilianzishwa na mwanamke?',
      help: 'Fikiria watu walioianzisha, si wanaoimiliki leo.',
      why: 'Ni mojawapo ya vigezo viwili vya beji ya "Inayoongozwa na wanawake".',
      evidence_hint: 'Cheti cha usajili au CR12',
      options: {
        women_only: 'Ndiyo, na mwanamke au na wanawake pekee',
        mixed: 'Na wanawake na wanaume kwa pamoja',
        no: 'Hapana',
      },
    },
    BD6: {
      text: 'Ni asilimia ngapi ya mameneja wako ni wanawake?',
      help: 'Hesabu kila anayeendesha biashara au anayeongoza wengine. Mmiliki anayesimamia huhesabiwa pia: mwanamke anayeendesha duka lake peke yake aweke 100.',
      why: `Zaidi ya ${CRITERIA_THRESHOLDS.femaleManagers}% ni mojawapo ya vigezo viwili vya beji ya "Inayoongozwa na wanawake". Takwimu yenyewe hubaki siri.`,
      evidence_hint: 'Chati ya muundo wa biashara bila majina',
    },
    BD7: {
      text: 'Ni asilimia ngapi ya wafanyakazi wako wana uwezo tofauti?',
      help: 'Wafanyakazi wanaoishi na ulemavu. Toa jumla pekee na usiandike jina kamwe. Hakuna? Weka 0.',
      why: `Zaidi ya ${CRITERIA_THRESHOLDS.employeesWithDifferentAbilities}% hukupa beji ya "Ujumuishaji wa uwezo tofauti". Takwimu yenyewe hubaki siri.`,
      source: 'Persons with Disabilities Act 2025, kifungu cha 21',
      evidence_hint: 'Ripoti ya kila mwaka kwa NCPWD, jumla pekee',
      options: { not_applicable: doesNotApplySw('hatuna wafanyakazi') },
    },
    BD8: {
      text: 'Ni yapi yaliyo kweli kuhusu malighafi unazotumia kutengeneza bidhaa zako?',
      help: '"Hazijatiwa chochote" maana yake ziko kama zilivyo kiasili, kwa mfano pamba isiyotiwa rangi au mbao zisizopakwa rangi. "Hakuna kemikali" inahusu jinsi unavyotengeneza bidhaa: bila rangi za kemikali, viyeyushi, dawa za kunyunyiza au vitu kama hivyo.',
      why: 'Yote mawili kwa pamoja hukupa beji ya "Bila sumu".',
      evidence_hint: 'Orodha ya malighafi, cheti cha KOAN au matokeo ya maabara',
      options: {
        untreated: 'Malighafi zetu hazijatiwa chochote',
        no_chemicals: 'Hakuna kemikali katika uzalishaji au utengenezaji',
        neither: 'Hakuna hata moja kati ya haya',
        not_applicable: doesNotApplySw('hatuzalishi chochote'),
      },
    },
  },
};
