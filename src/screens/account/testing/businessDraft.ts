import { aUser } from '../../../testing/builders';
import { renderApp } from '../../../testing/renderApp';
import { heading } from './formSteps';

export const company = aUser({
  user_id: 9,
  user_type: 'business',
  last_name: '',
  form_filled: false,
});

/** What a business has to say before it can go through the steps of its form. */
export const complete = {
  category: 'Energy',
  county: '042',
  address_locality: 'Ahero',
  founding_year: '2016',
  themes: ['energy transition'],
  description: 'We dry mango, fish and herbs with the sun. '.repeat(3).trim(),
};

/** The form of the business, with what it has written so far, at the step of this heading. */
export async function openDraft(draft: object, step: string) {
  const rendered = renderApp({
    at: '/authentication?user_type=business',
    user: company,
    stored: { 'profileDraft:9:business': JSON.stringify(draft) },
  });
  await heading(step);
  return rendered;
}
