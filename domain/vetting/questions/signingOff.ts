import { msg } from '../../language';
import { category, choice, many, noneOf, one } from './build';

export const signingOff = category(5, msg('Signing off'), 'basic', [
  one('SO1', {
    text: 'Do you declare that your answers are true, as far as you know?',
    help: 'An honest mistake can be put right at any time. A false answer can cost the listing.',
    why: 'Others rely on what you say here. Without your yes we cannot clear you.',
    options: [choice('yes', 'Yes, they are true'), choice('no', 'No', null, 'red')],
  }),
  one('SO2', {
    text: 'In which role do you sign for the business?',
    help: 'A person whom the owner asked to answer is a delegate.',
    why: 'The declaration must come from somebody who may speak for the business.',
    options: [
      choice('owner', 'Owner'),
      choice('director', 'Director or partner'),
      choice('delegate', 'Delegate of the owner or director'),
    ],
  }),
  many('SO3', {
    text: 'What may we show or use?',
    help: 'Each is a separate choice. You may change your mind at any time: write to us. Your answers themselves are never published.',
    why: 'We show only what you agree to.',
    source: 'Data Protection Act 2019, section 32',
    options: [
      choice('listing', 'Show the business in the directory'),
      choice('badges', 'Show the badges it has earned'),
      choice('level', 'Show the level it has reached'),
      choice('benchmarks', 'Count its result, without its name, in comparisons of a sector'),
      noneOf('None of these'),
    ],
  }),
]);
