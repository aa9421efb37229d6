import { DIRECTORY_CATEGORIES } from './vocabulary';

/** An answer that can be chosen, and its words. */
export interface InterestOption {
  value: string;
  label: string;
}

export interface InterestQuestion {
  /** As in the payload of `mainapp/sustainability/`. */
  name: string;
  question: string;
  kind: 'one' | 'many';
  options: readonly InterestOption[];
}

const option = (value: string, label: string): InterestOption => ({ value, label });

/**
 * What the interest form asks of habits (domain brief, section 4). Every answer is optional, never
 * public, and counted in trends unless the member objects.
 */
export const INTEREST_QUESTIONS = [
  {
    name: 'bought_categories',
    question: 'Which products do you buy from sustainable businesses?',
    kind: 'many',
    options: [...DIRECTORY_CATEGORIES.map((name) => option(name, name)), option('none', 'None')],
  },
  {
    name: 'buying_frequency',
    question: 'How often do you choose them?',
    kind: 'one',
    options: [
      option('always', 'Always'),
      option('often', 'Often'),
      option('sometimes', 'Sometimes'),
      option('rarely', 'Rarely'),
      option('never', 'Never'),
    ],
  },
  {
    name: 'sways',
    question: 'What sways you when you buy?',
    kind: 'many',
    options: [
      option('price', 'Price'),
      option('health', 'Health'),
      option('quality', 'Quality'),
      option('local', 'Made locally'),
      option('packaging', 'Packaging'),
      option('ethics', 'Ethics'),
      option('label', 'A label or badge'),
      option('friends', 'Friends'),
    ],
  },
  {
    name: 'barriers',
    question: 'What keeps you from buying more sustainably?',
    kind: 'many',
    options: [
      option('price', 'Price'),
      option('availability', 'Hard to find'),
      option('trust', 'Trust in the claims'),
      option('information', 'Too little information'),
      option('time', 'Time'),
      option('none', 'Nothing'),
    ],
  },
  {
    name: 'extra_willing',
    question: 'How much more would you pay for a sustainable product?',
    kind: 'one',
    options: [
      option('0', 'Nothing more'),
      option('1-5', '1 to 5 % more'),
      option('6-10', '6 to 10 % more'),
      option('11-20', '11 to 20 % more'),
      option('20+', 'More than 20 % more'),
      option('unsure', 'Not sure'),
    ],
  },
  {
    name: 'waste_sorting',
    question: 'Do you sort your waste at home?',
    kind: 'one',
    options: [
      option('all', 'All of it'),
      option('some', 'Some of it'),
      option('none', 'None of it'),
      option('no_service', 'Nobody collects it sorted'),
    ],
  },
  {
    name: 'transport',
    question: 'How do you mostly get around?',
    kind: 'one',
    options: [
      option('walk', 'On foot'),
      option('cycle', 'Bicycle'),
      option('matatu', 'Matatu'),
      option('boda_boda', 'Boda boda'),
      option('bus_train', 'Bus or train'),
      option('own_car', 'Own car'),
      option('electric', 'Electric vehicle'),
      option('remote', 'I work from home'),
    ],
  },
  {
    name: 'cooking',
    question: 'What do you cook with?',
    kind: 'many',
    options: [
      option('lpg', 'LPG'),
      option('electricity', 'Electricity'),
      option('charcoal', 'Charcoal'),
      option('firewood', 'Firewood'),
      option('biogas_ethanol', 'Biogas or ethanol'),
      option('none', 'I do not cook at home'),
    ],
  },
  {
    name: 'solar_at_home',
    question: 'Do you have solar power at home?',
    kind: 'one',
    options: [option('yes', 'Yes'), option('no', 'No')],
  },
  {
    name: 'volunteering',
    question: 'What would you give time to?',
    kind: 'many',
    options: [
      option('tree_care', 'Caring for trees'),
      option('clean_up', 'Clean-ups'),
      option('teaching', 'Teaching'),
      option('mentoring', 'Mentoring'),
      option('events', 'Helping at events'),
      option('none', 'None of these'),
    ],
  },
  {
    name: 'heard_through',
    question: 'How did you hear of us?',
    kind: 'one',
    options: [
      option('friend', 'A friend'),
      option('social_media', 'Social media'),
      option('event', 'An event'),
      option('business', 'A business'),
      option('school', 'School or university'),
      option('press', 'Press or radio'),
      option('search', 'A search engine'),
    ],
  },
] as const satisfies readonly InterestQuestion[];

export type InterestName = (typeof INTEREST_QUESTIONS)[number]['name'];

/** Rules out every other answer to its question. */
export const NONE = 'none';
export const NONE_MESSAGE = 'This cannot be combined: choose either none or the others.';

export const isContradictory = (answers: readonly string[]): boolean =>
  answers.includes(NONE) && answers.length > 1;

/** The values that a question accepts. */
export const valuesOf = (name: InterestName): readonly string[] =>
  INTEREST_QUESTIONS.find((question) => question.name === name)?.options.map(
    ({ value }) => value,
  ) ?? [];
