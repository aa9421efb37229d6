import { t } from '../language';
import type { KnownFacts } from './knownFacts';
import { chosenValues, figureOf, readAnswers, type Reading } from './reading';
import type { Answer, Answers, Questionnaire, VettingQuestion } from './types';

/**
 * An answer that is known from elsewhere. It is no answer until somebody takes it, since the business
 * declares that all of its answers are true.
 */
export interface Proposal {
  answer: Pick<Answer, 'text' | 'selected_options'>;
  /** Where it comes from, such as "From your profile: 10-19 staff." */
  source: string;
}

interface Known {
  /** Null where the reader may not see the profile. */
  facts: KnownFacts | null;
  readings: readonly Reading[];
}

/** Values of options, or what would be typed. */
interface Found {
  values?: readonly string[];
  text?: string;
  source: string;
}

type Rule = (known: Known) => Found | null;

const FORMS: Readonly<Record<string, string>> = {
  PVT: 'private_company',
  LLP: 'llp',
  PLC: 'public_company',
  CLG: 'guarantee_company',
};

const STAFF: Readonly<Record<string, string>> = {
  '0': 'no_staff',
  '1-9': '1_to_9',
  '10-19': '10_to_19',
  '20-49': '20_to_49',
  '50-99': '50_or_more',
  '100-249': '50_or_more',
  '250+': '50_or_more',
};

const staffSource = (staff: string) =>
  staff === '0'
    ? t('From your profile: no staff.')
    : t('From your profile: {staff} staff.', { staff });

/** A business name is registered by one person or by several, so it says nothing of the form. */
const legalForm: Rule = ({ facts }) => {
  const [prefix = ''] = (facts?.registrationNumber ?? '').split('-');
  const form = FORMS[prefix];
  return form
    ? {
        values: [form],
        source: t('From your profile: a registration number with {prefix}.', { prefix }),
      }
    : null;
};

const withoutStaff: Rule = ({ facts }) =>
  facts?.staff === '0'
    ? { values: ['not_applicable'], text: t('We have no staff.'), source: staffSource('0') }
    : null;

const founders: Rule = ({ facts }) => {
  const genders = facts?.founders ?? [];
  const isTold = genders.every((gender) => gender === 'female' || gender === 'male');
  if (genders.length === 0 || !isTold) return null;
  const hasWoman = genders.includes('female');
  const value = !hasWoman ? 'no' : genders.includes('male') ? 'mixed' : 'women_only';
  return { values: [value], source: t('From your profile: the founders.') };
};

const soleManager: Rule = ({ facts }) => {
  const [gender, ...others] = facts?.founders ?? [];
  if (facts?.staff !== '0' || others.length > 0 || !gender) return null;
  if (gender !== 'female' && gender !== 'male') return null;
  return {
    text: gender === 'female' ? '100' : '0',
    source: t('From your profile: one founder and no staff.'),
  };
};

const employees: Rule = ({ facts, readings }) => {
  const value = STAFF[facts?.staff ?? ''];
  if (facts && value) return { values: [value], source: staffSource(facts.staff) };
  return chosenValues(readings, 'BD3').includes('not_applicable')
    ? { values: ['no_staff'], source: t('From your answer to BD3: no staff.') }
    : null;
};

/** The same figure was asked for before. */
const sameAs =
  (code: string): Rule =>
  ({ readings }) => {
    const text = figureOf(readings, code);
    return text === null
      ? null
      : { text, source: t('From your answer to {code}: {share}%.', { code, share: text }) };
  };

const respondent: Rule = ({ readings }) =>
  chosenValues(readings, 'SO2').includes('owner')
    ? { values: ['owner'], source: t('From your answer to SO2: an owner signs.') }
    : null;

const contact: Rule = ({ facts }) =>
  facts?.email
    ? {
        text: t('By email to {email}', { email: facts.email }),
        source: t('From your profile: your email.'),
      }
    : null;

const places: Rule = ({ facts }) =>
  facts?.place ? { text: facts.place, source: t('From your listing: your address.') } : null;

/** By code of the question. */
const RULES: Readonly<Record<string, Rule>> = {
  BD1: legalForm,
  BD3: withoutStaff,
  BD5: founders,
  BD6: soleManager,
  BD7: withoutStaff,
  AF2: contact,
  LG2: places,
  LG4: respondent,
  SC1: employees,
  T8: sameAs('BD6'),
  W8: sameAs('BD7'),
};

function answerFrom({ options }: VettingQuestion, { values = [], text = '' }: Found) {
  const chosen = options.filter(({ value }) => values.includes(value));
  if (chosen.length < values.length) return null;
  return { text, selected_options: chosen.map(({ id }) => id) };
}

/** What is known of a question from elsewhere; null of most. */
export function proposalFor(
  questionnaire: Questionnaire,
  question: VettingQuestion,
  answers: Answers,
  facts: KnownFacts | null,
): Proposal | null {
  const rule = RULES[question.code];
  const found = rule?.({ facts, readings: readAnswers(questionnaire, answers) });
  const answer = found ? answerFrom(question, found) : null;
  return found && answer ? { answer, source: found.source } : null;
}

const SMALL_STAFF: readonly string[] = ['no_staff', '1_to_9'];

/**
 * Whether at most nine people work for the business, by its answer, else by its profile: neither of them
 * tells five from nine. What does not concern so small a business is offered first.
 */
export function isMicro(
  questionnaire: Questionnaire,
  answers: Answers,
  facts: KnownFacts | null,
): boolean {
  const [answered] = chosenValues(readAnswers(questionnaire, answers), 'SC1');
  return SMALL_STAFF.includes(answered ?? STAFF[facts?.staff ?? ''] ?? '');
}
