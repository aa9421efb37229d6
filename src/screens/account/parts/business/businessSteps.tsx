import { object } from 'yup';
import type { ReactNode } from 'react';
import { namesWith, type FieldName, type Step } from '../../../../../domain/listing/fields';
import { BusinessFields } from '../../../../entities/business/BusinessFields';
import { inputsOf, type BusinessValues } from '../../../../entities/business/businessForm';
import { businessSchema } from '../../../../entities/business/businessSchema';
import type { FormStep } from '../form/formStep';
import { BusinessConsents } from './BusinessConsents';
import { LogoField } from './LogoField';
import { privateFacts } from './privateFacts';

interface Words {
  title: string;
  hint: string;
}

function stepOf(
  step: Step,
  words: Words,
  special?: Partial<Record<FieldName, ReactNode>>,
): FormStep<BusinessValues> {
  const names = namesWith({ step });
  return {
    ...words,
    names: inputsOf(names),
    schema: businessSchema(names),
    Fields: () => <BusinessFields names={names} {...(special && { special })} />,
  };
}

export const businessSteps: readonly FormStep<BusinessValues>[] = [
  stepOf(
    'business',
    {
      title: 'Your business',
      hint: 'Shown in the business directory, the street only if you say so.',
    },
    { logo: <LogoField /> },
  ),
  stepOf('work', { title: 'What you do', hint: 'Shown in the business directory.' }),
  stepOf('reach', {
    title: 'How to reach you',
    hint: 'Leave empty what should not be in the directory.',
  }),
  stepOf(
    'private',
    {
      title: 'Private facts',
      hint: 'Never public: only you and our reviewers see these. All are optional.',
    },
    privateFacts,
  ),
  {
    title: 'What we may do',
    hint: 'Each is your choice, and can be changed later.',
    names: ['consent_listing', 'newsletter'],
    schema: object(),
    Fields: BusinessConsents,
  },
];
