import { doesNotApplySw } from './build';
import type { TranslatedCategory } from './types';

const withoutStaff = doesNotApplySw('hatuna wafanyakazi');

export const workersWellbeingSw: TranslatedCategory = {
  questions: {
    W1: {
      text: 'Ni asilimia ngapi ya wafanyakazi wako wana mkataba wa maandishi na hupata hati ya mshahara?',
      help: 'Hesabu tu walio na vyote viwili. Vibarua pia huhesabiwa. Watu 4 kati ya 5 ni 80. Hakuna hata mmoja? Weka 0.',
      why: 'Karatasi kwa kila upande huzuia ugomvi kuhusu malipo na saa za kazi.',
      source: 'Employment Act 2007, vifungu vya 9 na 20',
      evidence_hint: 'Mkataba na hati ya mshahara ambazo hazijajazwa, bila majina',
      options: { not_applicable: withoutStaff },
    },
    W2: {
      text: 'Mshahara mdogo zaidi unaolipa kwa kazi ya muda wote unalinganaje na mshahara wa chini wa kisheria na mshahara wa kujikimu?',
      help: 'Tangu Novemba 2024 mshahara wa chini wa kisheria ni KES 16,113.75 kwa mwezi kwa mfanyakazi wa kazi za kawaida Nairobi, Mombasa na Kisumu, na KES 7,997.33 kwa kazi ya shambani isiyohitaji ujuzi; angalia kama kuna agizo jipya zaidi. Mshahara wa kujikimu ulikadiriwa kuwa KES 30,531 mashambani na 35,518 mjini (2023).',
      why: 'Watu wanaoweza kujikimu kwa mshahara wao hukaa kazini kwa muda mrefu na hufanya kazi vizuri zaidi.',
      source:
        'Maagizo ya mshahara wa chini, Legal Notice 163 na 164 za 2024; Global Living Wage Coalition 2023',
      evidence_hint: 'Muhtasari wa mishahara bila majina',
      options: {
        below_minimum: 'Kuna anayelipwa chini ya mshahara wa chini wa kisheria',
        minimum: 'Mshahara mdogo zaidi ni sawa na mshahara wa chini wa kisheria',
        above_minimum: 'Wote hulipwa zaidi ya mshahara wa chini wa kisheria',
        living_most: 'Wengi wao hulipwa mshahara wa kujikimu',
        living_all: 'Wote hulipwa mshahara wa kujikimu',
        not_applicable: withoutStaff,
      },
    },
    W3: {
      text: 'Je, unalipa NSSF, SHIF na ushuru wa nyumba kwa wafanyakazi wote, kikamilifu na kwa wakati?',
      help: 'NSSF inapaswa kulipwa kufikia tarehe 9 ya mwezi unaofuata.',
      why: 'Malipo haya hugharamia pensheni na matibabu yao.',
      source: 'Kanuni za NSSF, SHIF na ushuru wa nyumba',
      evidence_hint: 'Ritani za miezi mitatu iliyopita',
      options: {
        no: 'Hapana',
        in_progress: 'Kwa baadhi ya wafanyakazi, au tunalipa malimbikizo',
        valid: 'Ndiyo, kwa wote na kwa wakati',
        not_applicable: withoutStaff,
      },
    },
    W4: {
      text: 'Je, wafanyakazi hupata saa za kazi za haki, siku ya mapumziko na likizo yao yote?',
      help: 'Sheria hutoa siku moja ya mapumziko kati ya siku saba, likizo ya siku 21 za kazi kwa mwaka, miezi 3 kwa akina mama na wiki 2 kwa akina baba wanapopata mtoto, na likizo ya ugonjwa.',
      why: 'Watu waliopumzika hufanya makosa machache na hupata ajali chache.',
      source: 'Employment Act 2007, vifungu vya 27 hadi 30',
      evidence_hint: 'Ratiba ya zamu au daftari la likizo, bila majina',
      options: {
        nothing: 'Bado',
        planned: 'Tunapanga kuweka mambo sawa',
        partial: 'Kwa kiasi kikubwa, kwa makubaliano ya kila hali',
        everywhere: 'Ndiyo, kwa kanuni zilizoandikwa zinazowahusu wote',
        verified: 'Ndiyo, na tunaweka kumbukumbu na kuzipitia kila mwaka',
        not_applicable: withoutStaff,
      },
    },
    W5: {
      text: 'Unahakikishaje usalama na afya ya kila mtu kazini?',
      help: 'Kusajili mahali pa kazi katika DOSHS, kuzunguka kutafuta hatari, huduma ya kwanza, kizimamoto, glavu au barakoa. Kuanzia watu 20, pia kamati ya usalama. Ukifanya kazi peke yako, jifikirie wewe mwenyewe na wageni.',
      why: 'Ajali nyingi zinaweza kuzuiwa kwa pesa kidogo.',
      source: 'Occupational Safety and Health Act 2007, vifungu vya 7, 9 na 11',
      evidence_hint: 'Usajili wa mahali pa kazi, tathmini ya hatari au ukaguzi',
      options: {
        nothing: 'Bado hatujafanya chochote',
        planned: 'Tunapanga ukaguzi wa kwanza',
        partial: 'Tunachukua tahadhari, lakini bila usajili au tathmini ya hatari iliyoandikwa',
        everywhere:
          'Tumesajiliwa, tuna tathmini ya hatari iliyoandikwa, vifaa vya kinga, na kamati inapohitajika',
        verified: 'Hayo yote, pamoja na ukaguzi wa kila mwaka na kumbukumbu za ajali',
      },
    },
    W6: {
      text: 'Je, wafanyakazi wako wana bima ya majeraha na magonjwa yanayotokana na kazi?',
      help: 'Mkataba wa kampuni ya bima unaolipa mtu akiumia kazini. Wafikirie vibarua pia.',
      why: 'Ajali moja bila bima inaweza kufunga biashara ndogo na kuangamiza familia.',
      source: 'Work Injury Benefits Act 2007',
      evidence_hint: 'Hati ya kampuni ya bima inayothibitisha bima hiyo',
      options: {
        no: 'Hapana',
        in_progress: 'Baadhi wanayo, au tunaishughulikia',
        valid: 'Ndiyo, wote',
        not_applicable: withoutStaff,
      },
    },
    W7: {
      text: 'Je, wafanyakazi wana sauti, nafasi sawa na ulinzi dhidi ya unyanyasaji?',
      help: 'Kwa mfano: mkutano wa kila mwezi, uhuru wa kujiunga na chama cha wafanyakazi, malipo sawa kwa kazi sawa, kanuni dhidi ya unyanyasaji wa kijinsia. Kuanzia wafanyakazi 20, sheria inataka kanuni hiyo iandikwe.',
      why: 'Watu wanaosikilizwa na kuheshimiwa husema mapema, kabla mambo hayajaharibika.',
      source: 'Employment Act 2007, kifungu cha 6; Mikataba ya ILO nambari 98 na 111',
      evidence_hint: 'Sera, au kumbukumbu za mkutano wa wafanyakazi',
      options: {
        nothing: 'Bado hakuna chochote',
        planned: 'Tunapanga kanuni na mikutano',
        partial: 'Tunazungumza kwa uwazi, lakini hatuna kanuni zilizoandikwa',
        everywhere: 'Kanuni zilizoandikwa kwa wote, mikutano ya mara kwa mara, na mtu wa kumwendea',
        verified: 'Pia tunapitia mishahara na malalamiko kila mwaka na kueleza tuliyoyapata',
        not_applicable: withoutStaff,
      },
    },
    W8: {
      text: 'Ni asilimia ngapi ya wafanyakazi wako wanaishi na ulemavu?',
      help: 'Toa jumla pekee na usiandike jina kamwe. Mtu 1 kati ya 40 ni 2.5. Bado hakuna hata mmoja? Weka 0.',
      why: 'Waajiri walio na wafanyakazi 20 au zaidi wanatakiwa kutenga 5% ya nafasi za kazi kwa watu wenye ulemavu.',
      source: 'Persons with Disabilities Act 2025, kifungu cha 21',
      evidence_hint: 'Ripoti ya kila mwaka kwa NCPWD, jumla pekee',
      options: { not_applicable: doesNotApplySw('tuna wafanyakazi chini ya 20') },
    },
  },
};
