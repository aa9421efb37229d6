import { BUSINESS_AGE_BRACKET } from '../../../domain/limits';
import type { Theme } from '../../../domain/vocabulary';
import type { DemoPerson } from '../types';
import { habitsOf } from './habits';
import { neighbours } from './neighbours';
import { text } from './text';

const governance: Theme = 'transparent & accountable governance';
const workers: Theme = "workers' wellbeing";
const community: Theme = 'community action';
const energy: Theme = 'energy transition';
const nature: Theme = 'nature regeneration';
const processing: Theme = 'responsible processing & packaging';

interface Individual {
  key: string;
  name: [first: string, last: string];
  email: string;
  age: string;
  joined: number;
  themes: Theme[];
  county: string;
  county_public: boolean;
  newsletter?: boolean;
  use_in_trends?: boolean;
  introduction: string;
}

const individual = (person: Individual): DemoPerson => ({
  key: person.key,
  username: person.key,
  email: person.email,
  first_name: person.name[0],
  last_name: person.name[1],
  user_type: 'individual',
  role: 'member',
  age_bracket: person.age,
  newsletter: person.newsletter ?? false,
  joined_days_ago: person.joined,
  profile: {
    display_name: person.name.join(' '),
    introduction: text(person.introduction),
    themes: person.themes,
    county: person.county,
    county_public: person.county_public,
    use_in_trends: person.use_in_trends ?? true,
    ...habitsOf(person),
  },
});

/** A business account signs in with its email, as the sign-up form makes it. */
const business = (key: string, name: string, email: string, joined: number): DemoPerson => ({
  key,
  username: email,
  email,
  first_name: name,
  last_name: '',
  user_type: 'business',
  role: 'member',
  age_bracket: BUSINESS_AGE_BRACKET,
  newsletter: true,
  joined_days_ago: joined,
  profile: null,
});

const individuals: DemoPerson[] = [
  individual({
    key: 'wanjiku',
    name: ['Wanjiku', 'Kamau'],
    email: 'wanjiku@example.org',
    age: '25-34',
    joined: 210,
    themes: [processing, community, nature],
    county: '022',
    county_public: true,
    newsletter: true,
    introduction: `I teach chemistry at a secondary school in Ruiru and run its environment club. We sort
      our waste, weigh it every term and argue about what to do next. I am here to find suppliers who
      take packaging back.`,
  }),
  individual({
    key: 'otieno',
    name: ['Otieno', 'Okello'],
    email: 'otieno.okello@ziwani.example',
    age: '35-44',
    joined: 320,
    themes: [nature, community],
    county: '042',
    county_public: true,
    introduction: `Secretary of a beach management unit near Kisumu. I follow anything that keeps fish
      fresh without diesel and keeps hyacinth off the landing site. Happy to show visitors around on a
      market day.`,
  }),
  individual({
    key: 'nekesa',
    name: ['Nekesa', 'Wafula'],
    email: 'nekesa.wafula@posta.example',
    age: '25-34',
    joined: 150,
    themes: [workers, governance],
    county: '039',
    county_public: true,
    newsletter: true,
    introduction: `Human resources officer in the sugar belt. I collect plain-language guides to labour
      law and translate them into Lubukusu for cane cutters. Ask me about payslips, leave days and safety
      committees.`,
  }),
  individual({
    key: 'mutua',
    name: ['Mutua', 'Kioko'],
    email: 'mutua.kioko@posta.example',
    age: '35-44',
    joined: 280,
    themes: [nature, energy],
    county: '017',
    county_public: true,
    introduction: `I farm eleven acres in Makueni: mangoes, green grams and a sand dam we built as
      neighbours. Learning to count what survives, not just what we plant. Always looking for buyers who
      pay within the month.`,
  }),
  individual({
    key: 'chebet',
    name: ['Chebet', 'Kiprono'],
    email: 'chebet@iten-runs.example',
    age: '18-24',
    joined: 45,
    themes: [community, energy],
    county: '027',
    county_public: false,
    introduction: `Engineering student in Eldoret and weekend runner. I repair solar lanterns for hostels
      and would like to meet people who recycle the batteries properly.`,
  }),
  individual({
    key: 'abdi',
    name: ['Abdi', 'Hassan'],
    email: 'abdi.hassan@posta.example',
    age: '25-34',
    joined: 95,
    themes: [energy, community],
    county: '007',
    county_public: true,
    introduction: `Electrician from Garissa. I install solar pumps at boreholes and train herders'
      committees to keep a repair fund. Interested in fair tariffs and in spare parts that can be found
      north of Thika.`,
  }),
  individual({
    key: 'kadzo',
    name: ['Kadzo', 'Charo'],
    email: 'kadzo.charo@pwani-mail.example',
    age: '35-44',
    joined: 190,
    themes: [nature, community, processing],
    county: '003',
    county_public: true,
    newsletter: true,
    introduction: `I coordinate a mangrove nursery with four women's groups along Mtwapa Creek. We keep
      a record of every seedling at three, six and twelve months. Glad to compare notes with inland
      groups.`,
  }),
  individual({
    key: 'naserian',
    name: ['Naserian', 'Sankale'],
    email: 'naserian@enkang-mail.example',
    age: '25-34',
    joined: 130,
    themes: [nature, workers],
    county: '034',
    county_public: true,
    introduction: `Rangeland officer in Kajiado. My work is grazing plans, grass seed and long meetings
      under trees. I want tourism money to reach the households that keep the land open.`,
  }),
  individual({
    key: 'priya',
    name: ['Priya', 'Shah'],
    email: 'priya.shah@barua.example',
    age: '35-44',
    joined: 400,
    themes: [governance, processing],
    county: '047',
    county_public: true,
    newsletter: true,
    introduction: `Accountant in Nairobi who helps family firms file beneficial owners, move to eTIMS and
      write a first sustainability report of four honest pages. I run a free clinic once a month.`,
  }),
  individual({
    key: 'kinya',
    name: ['Kinya', 'Murithi'],
    email: 'kinya.murithi@posta.example',
    age: '18-24',
    joined: 60,
    themes: [processing, energy],
    county: '012',
    county_public: false,
    use_in_trends: false,
    introduction: `Food science graduate in Meru. I test dried fruit for moisture and shelf life, and I
      am looking for packaging that is neither plastic nor three times the price.`,
  }),
  individual({
    key: 'moraa',
    name: ['Moraa', 'Nyaboke'],
    email: 'moraa.nyaboke@posta.example',
    age: '80+',
    joined: 260,
    themes: [community, workers],
    county: '045',
    county_public: true,
    introduction: `Retired nurse in Kisii. I chair a savings group of thirty market women who bought two
      shared cold boxes. I speak at meetings if somebody else brings the tea.`,
  }),
  individual({
    key: 'omar',
    name: ['Omar', 'Shee'],
    email: 'omar.shee@kisiwani.example',
    age: '35-44',
    joined: 175,
    themes: [nature, governance],
    county: '005',
    county_public: true,
    introduction: `Boatbuilder and guide from Lamu. I look after mangroves because my trade needs the
      poles and my children need the fish. I would like tourists to know what a dhow costs to keep.`,
  }),
  individual({
    key: 'ekai',
    name: ['Ekai', 'Lokwang'],
    email: 'ekai.lokwang@posta.example',
    age: '25-34',
    joined: 30,
    themes: [energy],
    county: '023',
    county_public: true,
    introduction: `Clinical officer in Turkana. Our dispensary went from kerosene to solar two years ago
      and I keep the logbook. Looking for others who run vaccine fridges off the grid.`,
  }),
  individual({
    key: 'mwakio',
    name: ['Mwakio', 'Nyambu'],
    email: 'mwakio@taita-mail.example',
    age: '80+',
    joined: 110,
    themes: [nature],
    county: '006',
    county_public: false,
    introduction: '',
  }),
  individual({
    key: 'githinji',
    name: ['Githinji', 'Mwangi'],
    email: 'githinji.mwangi@barua.example',
    age: '35-44',
    joined: 365,
    themes: [energy, governance, workers],
    county: '032',
    county_public: true,
    newsletter: true,
    introduction: `Energy auditor in Nakuru, mostly hotels and milk plants. I believe the first audit is
      a walk with a notebook. I post short guides here and answer questions on meters, boilers and
      tariffs.`,
  }),
];

/** The menu shows the admin pages to user types other than individual, so the admin is a business. */
const admin: DemoPerson = {
  ...business('admin', 'Amina', 'admin@example.org', 730),
  username: 'admin',
  last_name: 'Njoroge',
  role: 'admin',
};

const businesses: DemoPerson[] = [
  business('mwangaza', 'Mwangaza Soaps', 'hello@mwangaza-soaps.example', 410),
  business('nam-lolwe', 'Nam Lolwe Cold Chain', 'office@namlolwe-coldchain.example', 330),
  business('nkadoru', 'Nkadoru Community Camp', 'bookings@nkadoru-camp.example', 290),
  business('kifaa', 'Kifaa Cycle', 'habari@kifaa-cycle.example', 240),
  business('kaukau', 'Kaukau Solar Dryers', 'info@kaukau-dryers.example', 200),
  business('silibwet', 'Silibwet Milk Coolers', 'team@silibwet-coolers.example', 12),
  business('hola', 'Hola Mango Vinegar', 'karibu@hola-vinegar.example', 26),
  business('sio-port', 'Sio Port Husk Boards', 'sales@sioport-boards.example', 48),
  business('kapenguria', 'Kapenguria Natural Dyes', 'dyes@kapenguria-dyes.example', 63),
  business('nyansiongo', 'Nyansiongo Banana Paper', 'hello@nyansiongo-paper.example', 85),
];

/** The three demo accounts are `wanjiku`, `mwangaza` and `admin`; the newest come last. */
export const demoPeople: DemoPerson[] = [
  admin,
  ...neighbours.map(individual),
  ...individuals,
  ...businesses,
];
