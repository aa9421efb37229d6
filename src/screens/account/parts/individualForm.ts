import { array, object, string } from 'yup';
import type { SustainabilityPayload } from '../../../../domain/contract/profile';
import { COUNTIES } from '../../../../domain/counties';
import { THEMES } from '../../../../domain/vocabulary';

export const MAX_THEMES_OF_INTEREST = 3;
export const INTRODUCTION_LENGTH = 280;
export const DISPLAY_NAME_LENGTH = 60;
const OUTSIDE_KENYA = 'outside';

export interface IndividualValues {
  display_name: string;
  introduction: string;
  themes: string[];
  county: string;
  county_public: boolean;
  use_in_trends: boolean;
  newsletter: boolean;
}

export const emptyIndividual = (firstName: string): IndividualValues => ({
  display_name: firstName,
  introduction: '',
  themes: [],
  county: '',
  county_public: false,
  use_in_trends: false,
  newsletter: false,
});

export const individualLabels = {
  display_name: 'Display name* (required)',
  introduction: 'Short introduction*',
  themes: 'Themes of interest* (required)',
  county: 'County where you live',
  county_public: 'Show my county on my public card',
  use_in_trends: 'Use my answers, without my name, in trends that guide Kenyan businesses',
  newsletter: 'Send me the newsletter by email',
} as const satisfies Record<keyof IndividualValues, string>;

export const COUNTY_OPTIONS = [
  { value: '', label: 'Prefer not to say' },
  ...COUNTIES.map(({ code, name }) => ({ value: code, label: name })),
  { value: OUTSIDE_KENYA, label: 'Outside Kenya' },
];

export const placeName = (county: string): string | undefined =>
  county ? COUNTY_OPTIONS.find(({ value }) => value === county)?.label : undefined;

export const individualSchema = object({
  display_name: string()
    .trim()
    .required('Please enter the name that others will see.')
    .min(2, 'The name needs at least 2 characters.')
    .max(DISPLAY_NAME_LENGTH, `The name can have up to ${DISPLAY_NAME_LENGTH} characters.`),
  introduction: string()
    .trim()
    .max(INTRODUCTION_LENGTH, `The introduction can have up to ${INTRODUCTION_LENGTH} characters.`),
  themes: array()
    .min(1, 'Please choose at least one theme.')
    .max(MAX_THEMES_OF_INTEREST, `Please choose up to ${MAX_THEMES_OF_INTEREST} themes.`),
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
  return {
    display_name: values.display_name.trim(),
    introduction: values.introduction.trim(),
    themes: THEMES.filter((theme) => values.themes.includes(theme)),
    county,
    county_public: values.county_public && county !== '',
    use_in_trends: values.use_in_trends,
    newsletter: values.newsletter,
  };
}
