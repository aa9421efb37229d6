import { object } from 'yup';
import type { FormStep } from '../form/formStep';
import { BusinessConsents } from './BusinessConsents';
import type { BusinessValues } from '../../../../entities/business/businessForm';
import {
  privateFactsSchema,
  reachSchema,
  whatYouDoSchema,
  yourBusinessSchema,
} from '../../../../entities/business/businessSchemas';
import { PrivateFacts } from './PrivateFacts';
import { Reach } from '../../../../entities/business/Reach';
import { WhatYouDo } from '../../../../entities/business/WhatYouDo';
import { YourBusiness } from './YourBusiness';

export const businessSteps: readonly FormStep<BusinessValues>[] = [
  {
    title: 'Your business',
    hint: 'Shown in the business directory, the street only if you say so.',
    names: [
      'name',
      'logo',
      'category',
      'other_categories',
      'county',
      'address_locality',
      'street_address',
      'street_public',
      'founding_year',
    ],
    schema: yourBusinessSchema,
    Fields: YourBusiness,
  },
  {
    title: 'What you do',
    hint: 'Shown in the business directory.',
    names: ['themes', 'description'],
    schema: whatYouDoSchema,
    Fields: WhatYouDo,
  },
  {
    title: 'How to reach you',
    hint: 'Leave empty what should not be in the directory.',
    names: [
      'telephone',
      'whatsapp_phone',
      'email',
      'url',
      'x',
      'linkedin',
      'instagram',
      'facebook',
      'opening_hours',
    ],
    schema: reachSchema,
    Fields: Reach,
  },
  {
    title: 'Private facts',
    hint: 'Never public: only you and our reviewers see these. All are optional.',
    names: ['registration_number', 'kra_pin', 'founders', 'staff', 'turnover'],
    schema: privateFactsSchema,
    Fields: PrivateFacts,
  },
  {
    title: 'What we may do',
    hint: 'Each is your choice, and can be changed later.',
    names: ['consent_listing', 'newsletter'],
    schema: object(),
    Fields: BusinessConsents,
  },
];
