import { object } from 'yup';
import { msg } from '../../../../../domain/language';
import type { SustainabilityPayload } from '../../../../../domain/contract/profile';
import { COUNTIES } from '../../../../../domain/counties';
import { INTEREST_LIMITS } from '../../../../../domain/fieldLimits';
import { valuesOf, type INTEREST_QUESTIONS } from '../../../../../domain/interests';
import { THEMES } from '../../../../../domain/vocabulary';
import { listWithin, textWithin } from '../../../../entities/fields/limitRules';
import { optionOf } from '../../../../entities/fields/optionsOf';

const OUTSIDE_KENYA = 'outside';

type Question = (typeof INTEREST_QUESTIONS)[number];
type OneName = Extract<Question, { kind: 'one' }>['name'];
type ManyName = Extract<Question, { kind: 'many' }>['name'];

export type IndividualValues = {
  display_name: string;
  introduction: string;
  themes: string[];
  county: string;
  county_public: boolean;
  use_in_trends: boolean;
  newsletter: boolean;
} & Record<OneName, string> &
  Record<ManyName, string[]>;

export const emptyIndividual = (firstName: string): IndividualValues => ({
  display_name: firstName,
  introduction: '',
  themes: [],
  bought_categories: [],
  buying_frequency: '',
  sways: [],
  barriers: [],
  extra_willing: '',
  waste_sorting: '',
  transport: '',
  cooking: [],
  solar_at_home: '',
  volunteering: [],
  heard_through: '',
  county: '',
  county_public: false,
  use_in_trends: false,
  newsletter: false,
});

/** The answers given before; what the server does not tell is empty. */
export const toIndividualValues = (saved: SustainabilityPayload): IndividualValues => ({
  ...emptyIndividual(''),
  ...saved,
});

/** The questions on habits bring their own words (`domain/interests`). */
export const individualLabels = {
  display_name: msg('Display name* (required)'),
  introduction: msg('Short introduction*'),
  themes: msg('Themes of interest* (required)'),
  county: msg('County where you live'),
  county_public: msg('Show my county on my public card'),
  use_in_trends: msg('Use my answers, without my name, in trends that guide Kenyan businesses'),
  newsletter: msg('Send me the newsletter by email'),
} as const satisfies Partial<Record<keyof IndividualValues, string>>;

export const COUNTY_OPTIONS = [
  optionOf('', msg('Prefer not to say')),
  ...COUNTIES.map(({ code, name }) => ({ value: code, label: name })),
  optionOf(OUTSIDE_KENYA, msg('Outside Kenya')),
];

export const placeName = (county: string): string | undefined =>
  county ? COUNTY_OPTIONS.find(({ value }) => value === county)?.label : undefined;

export const aboutYouSchema = object({
  display_name: textWithin(INTEREST_LIMITS.display_name),
  introduction: textWithin(INTEREST_LIMITS.introduction),
  themes: listWithin(INTEREST_LIMITS.themes),
});

/** One of a closed list, or nothing: a draft may hold what a release has removed. */
const known = <Item extends string>(list: readonly Item[], value: string): Item | undefined =>
  list.find((item) => item === value);

const PLACES: readonly SustainabilityPayload['county'][] = [
  ...COUNTIES.map(({ code }) => code),
  OUTSIDE_KENYA,
  '',
];

export function toSustainabilityPayload(values: IndividualValues): SustainabilityPayload {
  const county = known(PLACES, values.county) ?? '';
  const one = (name: OneName) => known(valuesOf(name), values[name]) ?? '';
  const many = (name: ManyName) => valuesOf(name).filter((value) => values[name].includes(value));
  return {
    display_name: values.display_name.trim(),
    introduction: values.introduction.trim(),
    themes: THEMES.filter((theme) => values.themes.includes(theme)),
    bought_categories: many('bought_categories'),
    buying_frequency: one('buying_frequency'),
    sways: many('sways'),
    barriers: many('barriers'),
    extra_willing: one('extra_willing'),
    waste_sorting: one('waste_sorting'),
    transport: one('transport'),
    cooking: many('cooking'),
    solar_at_home: one('solar_at_home'),
    volunteering: many('volunteering'),
    heard_through: one('heard_through'),
    county,
    county_public: values.county_public && county !== '',
    use_in_trends: values.use_in_trends,
    newsletter: values.newsletter,
  };
}
