import { msg, t } from './language';
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

const option = (value: string, text: string): InterestOption => ({
  value,
  get label() {
    return t(text);
  },
});

/**
 * What the interest form asks of habits (domain brief, section 4). Every answer is optional, never
 * public, and counted in trends unless the member objects.
 */
export const INTEREST_QUESTIONS = [
  {
    name: 'bought_categories',
    question: msg('Which products do you buy from sustainable businesses?'),
    kind: 'many',
    options: [
      ...DIRECTORY_CATEGORIES.map((name) => option(name, name)),
      option('none', msg('None')),
    ],
  },
  {
    name: 'buying_frequency',
    question: msg('How often do you choose them?'),
    kind: 'one',
    options: [
      option('always', msg('Always')),
      option('often', msg('Often')),
      option('sometimes', msg('Sometimes')),
      option('rarely', msg('Rarely')),
      option('never', msg('Never')),
    ],
  },
  {
    name: 'sways',
    question: msg('What sways you when you buy?'),
    kind: 'many',
    options: [
      option('price', msg('Price')),
      option('health', msg('Health')),
      option('quality', msg('Quality')),
      option('local', msg('Made locally')),
      option('packaging', msg('Packaging')),
      option('ethics', msg('Ethics')),
      option('label', msg('A label or badge')),
      option('friends', msg('Friends')),
    ],
  },
  {
    name: 'barriers',
    question: msg('What keeps you from buying more sustainably?'),
    kind: 'many',
    options: [
      option('price', msg('Price')),
      option('availability', msg('Hard to find')),
      option('trust', msg('Trust in the claims')),
      option('information', msg('Too little information')),
      option('time', msg('Time')),
      option('none', msg('Nothing')),
    ],
  },
  {
    name: 'extra_willing',
    question: msg('How much more would you pay for a sustainable product?'),
    kind: 'one',
    options: [
      option('0', msg('Nothing more')),
      option('1-5', msg('1 to 5 % more')),
      option('6-10', msg('6 to 10 % more')),
      option('11-20', msg('11 to 20 % more')),
      option('20+', msg('More than 20 % more')),
      option('unsure', msg('Not sure')),
    ],
  },
  {
    name: 'waste_sorting',
    question: msg('Do you sort your waste at home?'),
    kind: 'one',
    options: [
      option('all', msg('All of it')),
      option('some', msg('Some of it')),
      option('none', msg('None of it')),
      option('no_service', msg('Nobody collects it sorted')),
    ],
  },
  {
    name: 'transport',
    question: msg('How do you mostly get around?'),
    kind: 'one',
    options: [
      option('walk', msg('On foot')),
      option('cycle', msg('Bicycle')),
      option('matatu', msg('Matatu')),
      option('boda_boda', msg('Boda boda')),
      option('bus_train', msg('Bus or train')),
      option('own_car', msg('Own car')),
      option('electric', msg('Electric vehicle')),
      option('remote', msg('I work from home')),
    ],
  },
  {
    name: 'cooking',
    question: msg('What do you cook with?'),
    kind: 'many',
    options: [
      option('lpg', msg('LPG')),
      option('electricity', msg('Electricity')),
      option('charcoal', msg('Charcoal')),
      option('firewood', msg('Firewood')),
      option('biogas_ethanol', msg('Biogas or ethanol')),
      option('none', msg('I do not cook at home')),
    ],
  },
  {
    name: 'solar_at_home',
    question: msg('Do you have solar power at home?'),
    kind: 'one',
    options: [option('yes', msg('Yes')), option('no', msg('No'))],
  },
  {
    name: 'volunteering',
    question: msg('What would you give time to?'),
    kind: 'many',
    options: [
      option('tree_care', msg('Caring for trees')),
      option('clean_up', msg('Clean-ups')),
      option('teaching', msg('Teaching')),
      option('mentoring', msg('Mentoring')),
      option('events', msg('Helping at events')),
      option('none', msg('None of these')),
    ],
  },
  {
    name: 'heard_through',
    question: msg('How did you hear of us?'),
    kind: 'one',
    options: [
      option('friend', msg('A friend')),
      option('social_media', msg('Social media')),
      option('event', msg('An event')),
      option('business', msg('A business')),
      option('school', msg('School or university')),
      option('press', msg('Press or radio')),
      option('search', msg('A search engine')),
    ],
  },
] as const satisfies readonly InterestQuestion[];

export type InterestName = (typeof INTEREST_QUESTIONS)[number]['name'];

/** Rules out every other answer to its question. */
export const NONE = 'none';
export const NONE_MESSAGE = msg('This cannot be combined: choose either none or the others.');

export const isContradictory = (answers: readonly string[]): boolean =>
  answers.includes(NONE) && answers.length > 1;

/** The values that a question accepts. */
export const valuesOf = (name: InterestName): readonly string[] =>
  INTEREST_QUESTIONS.find((question) => question.name === name)?.options.map(
    ({ value }) => value,
  ) ?? [];
