import { useFormikContext } from 'formik';
import { object } from 'yup';
import { msg, t } from '../../../../../domain/language';
import { INTEREST_LIMITS } from '../../../../../domain/fieldLimits';
import { INTEREST_QUESTIONS, type InterestName } from '../../../../../domain/interests';
import { useSessionState } from '../../../../actors/session';
import { THEME_OPTIONS } from '../../../../entities/theme/themeOptions';
import { CheckboxField } from '../../../../ui/fields/CheckboxField';
import { MultiChoice } from '../../../../ui/fields/MultiChoice';
import { SelectField } from '../../../../ui/fields/SelectField';
import { TextField } from '../../../../ui/fields/TextField';
import { useFileAddress } from '../../../../ui/fileAddress';
import type { FormStep } from '../form/formStep';
import { PublicCard } from '../PublicCard';
import { HabitFields } from './HabitFields';
import {
  aboutYouSchema,
  COUNTY_OPTIONS,
  individualLabels as labels,
  type IndividualValues,
  placeName,
} from './individualForm';

/** The member as the community page shows them. */
function IndividualCard() {
  const { values } = useFormikContext<IndividualValues>();
  const addressOf = useFileAddress();
  const picture = useSessionState(({ context }) => context.user?.profile_picture);
  return (
    <PublicCard
      name={values.display_name}
      src={addressOf(picture)}
      facts={[values.county_public ? placeName(values.county) : undefined]}
      text={values.introduction}
      themes={values.themes}
    />
  );
}

function AboutYou() {
  const { values } = useFormikContext<IndividualValues>();
  return (
    <>
      <TextField
        name="display_name"
        label={t(labels.display_name)}
        help={t('Your name, or a name you like to go by.')}
        autoComplete="nickname"
        autoCapitalize="words"
        maxLength={INTEREST_LIMITS.display_name.maxLength}
        required
      />
      <TextField
        name="introduction"
        label={t(labels.introduction)}
        help={t('A sentence or two about you. {written} of {most} characters.', {
          written: values.introduction.length,
          most: INTEREST_LIMITS.introduction.maxLength,
        })}
        autoCapitalize="sentences"
        maxLength={INTEREST_LIMITS.introduction.maxLength}
        rows={3}
      />
      <MultiChoice
        name="themes"
        label={t(labels.themes)}
        help={t('Up to {most}.', { most: INTEREST_LIMITS.themes.maxItems })}
        options={THEME_OPTIONS}
        max={INTEREST_LIMITS.themes.maxItems}
      />
      <IndividualCard />
    </>
  );
}

const BUYING: readonly InterestName[] = [
  'bought_categories',
  'buying_frequency',
  'sways',
  'barriers',
  'extra_willing',
];
const LIVING: readonly InterestName[] = [
  'waste_sorting',
  'transport',
  'cooking',
  'solar_at_home',
  'volunteering',
  'heard_through',
];

const WhatYouBuy = () => <HabitFields names={BUYING} />;
const AtHome = () => <HabitFields names={LIVING} />;

/** Says what trends do with the answers and how to object (domain brief, section 4). */
const TrendsConsent = () => (
  <CheckboxField
    name="use_in_trends"
    label={t(labels.use_in_trends)}
    help={t(
      'Trends count the answers of everyone who agrees. Your name, introduction and email are never part of them, and groups of fewer than five people are never shown. You can object at any time: untick this box, and your answers are left out of the next month’s count.',
    )}
  />
);

const WhatWeMayDo = () => (
  <>
    <SelectField name="county" label={t(labels.county)} options={COUNTY_OPTIONS} />
    <CheckboxField name="county_public" label={t(labels.county_public)} />
    <TrendsConsent />
    <CheckboxField
      name="newsletter"
      label={t(labels.newsletter)}
      help={t('You can unsubscribe with a link in every issue.')}
    />
    <IndividualCard />
  </>
);

const PRIVATE = msg('Private. Answer what you like; leave out the rest.');

export const individualSteps: readonly FormStep<IndividualValues>[] = [
  {
    title: msg('About you'),
    hint: msg('Shown on the community page.'),
    names: ['display_name', 'introduction', 'themes'],
    schema: aboutYouSchema,
    Fields: AboutYou,
  },
  {
    title: msg('What you buy'),
    hint: PRIVATE,
    names: BUYING,
    schema: object(),
    Fields: WhatYouBuy,
  },
  {
    title: msg('At home and on the way'),
    hint: PRIVATE,
    names: LIVING,
    schema: object(),
    Fields: AtHome,
  },
  {
    title: msg('What we may do'),
    hint: msg('Each is your choice, and can be changed later.'),
    names: ['county', 'county_public', 'use_in_trends', 'newsletter'],
    schema: object(),
    Fields: WhatWeMayDo,
  },
];

export const individualSummary: Readonly<Record<string, string>> = {
  ...labels,
  ...Object.fromEntries(INTEREST_QUESTIONS.map(({ name, question }) => [name, question])),
};
