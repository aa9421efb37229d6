import {
  mainsWaterOnly,
  noChemicals,
  noImpactProject,
  noLand,
  noPersonalData,
  noProducts,
  noStaff,
  noVehicles,
  officeWaterOnly,
  soleTrader,
  underTwentyStaff,
} from '../presets';

/** The Kiswahili of why a question is not asked, by the English `because`. */
export const presetsSw: Readonly<Record<string, string>> = {
  [soleTrader.because]:
    'Ulisema kwamba wewe ni mmiliki pekee, na mmiliki pekee hana wamiliki wengine wa kusajili.',
  [noStaff.because]: 'Ulisema kwamba biashara haijaajiri mtu yeyote.',
  [underTwentyStaff.because]:
    'Ulisema kwamba watu chini ya 20 wanakufanyia kazi; wajibu huu huanzia watu 20.',
  [noPersonalData.because]: 'Ulisema kwamba hujaajiri mtu yeyote na huna data ya wateja.',
  [noProducts.because]:
    'Ulisema kwamba hutengenezi, hufungashi wala huagizi bidhaa kutoka nchi za nje.',
  [noChemicals.because]: 'Ulisema kwamba hutumii kemikali hatari.',
  [officeWaterOnly.because]:
    'Ulisema kwamba hutengenezi chochote, huna chanzo chako cha maji wala majitaka.',
  [noVehicles.because]: 'Ulisema kwamba biashara haiendeshi magari yoyote.',
  [noImpactProject.because]:
    'Ulisema kwamba huna mradi unaohitaji tathmini ya athari kwa mazingira.',
  [mainsWaterOnly.because]: 'Ulisema kwamba huna chanzo chako cha maji.',
  [noLand.because]: 'Ulisema kwamba hulimi, hulishi mifugo wala husimamii ardhi.',
};
