import type { InterestName } from '../../../domain/interests';
import type { Theme } from '../../../domain/vocabulary';

/** Answers to the questions of habits, as the interest form sends them. */
export type DemoHabits = Record<
  'bought_categories' | 'sways' | 'barriers' | 'cooking' | 'volunteering',
  string[]
> &
  Record<
    Exclude<InterestName, 'bought_categories' | 'sways' | 'barriers' | 'cooking' | 'volunteering'>,
    string
  >;

/** Percent of members by answer. */
type Odds = Record<string, number>;

/** Draws that are the same for the same key, so that the demo is the same everywhere. */
export function drawsOf(key: string): () => number {
  const modulus = 2_147_483_647;
  let state = Array.from(key).reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % modulus,
    7,
  );
  const next = () => {
    state = (state * 48_271) % modulus;
    return state / modulus;
  };
  for (let warmUp = 0; warmUp < 5; warmUp += 1) next();
  return next;
}

export function pick(draw: () => number, odds: Odds): string {
  const all = Object.values(odds).reduce((sum, each) => sum + each, 0);
  let left = draw() * all;
  for (const [value, weight] of Object.entries(odds)) {
    left -= weight;
    if (left < 0) return value;
  }
  return '';
}

const pickSome = (draw: () => number, odds: Odds, ifNone: string[]): string[] => {
  const some = Object.entries(odds).flatMap(([value, percent]) =>
    draw() * 100 < percent ? [value] : [],
  );
  return some.length > 0 ? some : ifNone;
};

interface Member {
  key: string;
  themes: readonly Theme[];
  county: string;
}

const NAIROBI = '047';

/** Believable answers: who cares for energy has solar power more often, the city takes matatus. */
export function habitsOf({ key, themes, county }: Member): DemoHabits {
  const draw = drawsOf(key);
  const caresFor = (theme: Theme) => themes.includes(theme);
  const isUrban = county === NAIROBI || county === '001' || county === '042';
  const energy = caresFor('energy transition');
  const waste = caresFor('responsible processing & packaging');
  return {
    bought_categories: pickSome(
      draw,
      {
        'Food & drinks': 62,
        'Kids & baby': 14,
        'Clothing & accessories': 34,
        'Beauty & self-care': 42,
        Health: 18,
        Home: 30,
        'Tourism & Travel': 10,
        Hospitality: 12,
        Transportation: 14,
        Waste: waste ? 45 : 16,
        Energy: energy ? 58 : 24,
      },
      ['none'],
    ),
    buying_frequency: pick(draw, { always: 6, often: 30, sometimes: 44, rarely: 16, never: 4 }),
    sways: pickSome(
      draw,
      {
        price: 64,
        health: 40,
        quality: 52,
        local: 46,
        packaging: waste ? 55 : 22,
        ethics: 26,
        label: 18,
        friends: 20,
      },
      ['price'],
    ),
    barriers: pickSome(
      draw,
      { price: 58, availability: isUrban ? 36 : 62, trust: 38, information: 30, time: 14 },
      ['none'],
    ),
    extra_willing: pick(draw, {
      '0': 12,
      '1-5': 28,
      '6-10': 30,
      '11-20': 12,
      '20+': 4,
      unsure: 14,
    }),
    waste_sorting: pick(draw, {
      all: waste ? 45 : 15,
      some: 35,
      none: 18,
      no_service: isUrban ? 12 : 34,
    }),
    transport: isUrban
      ? pick(draw, { walk: 16, cycle: 6, matatu: 48, boda_boda: 8, own_car: 16, remote: 6 })
      : pick(draw, { walk: 24, cycle: 12, matatu: 26, boda_boda: 24, own_car: 14 }),
    cooking: pickSome(
      draw,
      {
        lpg: isUrban ? 84 : 58,
        electricity: isUrban ? 26 : 8,
        charcoal: isUrban ? 22 : 46,
        firewood: isUrban ? 2 : 38,
        biogas_ethanol: 10,
      },
      ['lpg'],
    ),
    solar_at_home: pick(draw, energy ? { yes: 60, no: 40 } : { yes: 30, no: 70 }),
    volunteering: pickSome(
      draw,
      {
        tree_care: caresFor('nature regeneration') ? 64 : 30,
        clean_up: 44,
        teaching: 24,
        mentoring: 20,
        events: 26,
      },
      ['none'],
    ),
    heard_through: pick(draw, {
      friend: 34,
      social_media: 28,
      event: 14,
      business: 10,
      school: 6,
      press: 4,
      search: 4,
    }),
  };
}
