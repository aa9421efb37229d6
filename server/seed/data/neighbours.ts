import { AGE_BRACKETS, THEMES, type Theme } from '../../../domain/vocabulary';
import { drawsOf, pick } from './habits';

/** A member made of lists: the demo's trends need a crowd. */
export interface Neighbour {
  key: string;
  name: [first: string, last: string];
  email: string;
  age: string;
  joined: number;
  themes: Theme[];
  county: string;
  county_public: boolean;
  newsletter: boolean;
  introduction: string;
}

/** Official county code and the people there. */
const NAMES: Record<string, string> = {
  '047': `Njeri Maina, Brian Odhiambo, Faith Mumbua, Kevin Otieno, Zawadi Juma, Sharon Atieno, Dennis Kiptoo, Mercy Wairimu,
    Yusuf Noor, Grace Nduta, Collins Wekesa, Halima Abdalla, Peter Mburu, Lilian Achieng, Tabitha Muthoni, Victor Onyango,
    Esther Kemunto, Samuel Kariuki, Joy Makena, Felix Musyoka, Amani Baraka, Ruth Chepkoech, Ian Njoroge,
    Vivian Auma, Hassan Duba, Caroline Ndunge, Oscar Wafula, Winnie Nyokabi, Allan Mwangi, Sheila Jeptoo, Gideon Mutua, Rose Nafula,
    Kelvin Macharia, Diana Moraa`,
  '022':
    'Nyambura Gitau, Martin Kimani, Purity Wangari, Joseph Ngugi, Cynthia Waceke, Elijah Karanja, Beatrice Njoki, Anthony Kinyua, Lucy Wanjiru, David Muchiri',
  '001':
    'Salim Mwinyi, Mwanaisha Ali, Rashid Bakari, Rehema Omari, Swaleh Athman, Fatuma Said, Khadija Mbarak, Anderson Kahindi, Saida Hamisi',
  '042':
    'Akinyi Ouma, George Ochieng, Pauline Adhiambo, Tom Okello, Mary Anyango, Hellen Awuor, Kennedy Omondi, Lorna Akoth, Maurice Owino',
  '032':
    'Jane Wambui, Daniel Rono, Alice Cherono, Simon Kuria, Naomi Chelangat, Paul Githaiga, Susan Nyawira, Japheth Koech, Irene Wangui',
  '016':
    'Syokau Mutiso, Boniface Musau, Ndinda Wambua, Patrick Kilonzo, Mwende Nzioka, Titus Munyao, Kalekye Muia',
  '027':
    'Jepkosgei Tanui, Elias Kirwa, Jelagat Sang, Amos Kipchumba, Viola Jerono, Nicholas Biwott',
  '019': 'Wangeci Mathenge, Charles Ndirangu, Gathoni Wachira, Stephen Gichuki',
  '037': 'Ayuma Shikuku, Moses Lubanga, Violet Khasandi',
};

const WORK =
  `Teacher, Nurse, Tailor, Software tester, Shop assistant, Student of agriculture, Market trader, Driver, Baker,
  Civil engineer, Radio presenter, Social worker, Carpenter, Hotel receptionist, Beekeeper, Chemist, Librarian, Mechanic,
  Insurance clerk, Landscape gardener, Midwife, Photographer, Plumber`
    .split(',')
    .map((each) => each.trim());

const WISHES = [
  'Looking for shops that refill what I bring.',
  'I would like to know what my purchases do to people upstream.',
  'I compost at home and keep asking the neighbours to join.',
  'Here to learn which labels can be believed.',
  'I mend things before I replace them.',
  'Keen to plant trees that somebody waters afterwards.',
  'I buy from growers whom I can visit.',
  'Saving for panels on our roof.',
  'I want my children to swim in the river again.',
  'Happy to help at events in my town.',
  'I share what I learn with my savings group.',
  'Trying to cook without charcoal.',
  'I ask employers about contracts before I buy.',
  '',
];

const themesOf = (draw: () => number): Theme[] => {
  const liking = [22, 34, 40, 44, 48, 42];
  const chosen = THEMES.filter((_theme, index) => draw() * 100 < (liking[index] ?? 0));
  return chosen.length > 0 ? chosen.slice(-3) : ['community action'];
};

function neighbour(county: string, fullName: string, index: number): Neighbour {
  const [first = '', last = ''] = fullName.trim().split(' ');
  const key = `${first}.${last}`.toLowerCase();
  const draw = drawsOf(`${key}!`);
  const wish = WISHES[Math.floor(draw() * WISHES.length)] ?? '';
  const ages = { '18-24': 24, '25-34': 36, '35-44': 24, [AGE_BRACKETS[3].value]: 16 };
  return {
    key,
    name: [first, last],
    email: `${key}@posta.example`,
    age: pick(draw, ages),
    joined: 20 + Math.floor(draw() * 380),
    themes: themesOf(draw),
    county,
    county_public: draw() < 0.7,
    newsletter: draw() < 0.4,
    introduction: wish && `${WORK[index % WORK.length] ?? ''}. ${wish}`,
  };
}

export const neighbours: Neighbour[] = Object.entries(NAMES)
  .flatMap(([county, names]) => names.split(',').map((name): [string, string] => [county, name]))
  .map(([county, name], index) => neighbour(county, name, index));
