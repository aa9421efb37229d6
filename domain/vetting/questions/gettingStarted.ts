import { msg } from '../../language';
import { category, choice, many, noneOf, one, words } from './build';

export const gettingStarted = category(6, msg("Let's Get Started"), 'advanced', [
  many('LG1', {
    text: 'What do you want to get out of this assessment?',
    help: 'Choose all that fit. A bank may ask for a report, a hotel may ask its suppliers for a certificate.',
    why: 'It helps us to put the most useful advice first. It is not scored.',
    options: [
      choice('certification', 'Get ready for a certificate'),
      choice('finance', 'Get a loan or an investor'),
      choice('buyers', 'Win buyers'),
      choice('learning', 'Learn and improve'),
      noneOf('Not sure yet'),
    ],
  }),
  words('LG2', {
    text: 'Which places of your business do your answers cover?',
    help: 'Name each shop, workshop, farm, store or office, with its town. If one is left out, say which and why.',
    why: 'An answer must hold for all the places that it covers.',
  }),
  many('LG3', {
    text: 'Which certificates does your business hold today?',
    help: 'Choose only those that have not run out.',
    why: 'A certificate saves the reviewer work. It is not scored.',
    evidence_hint: 'The certificate, or its entry in the public register',
    options: [
      choice('iso_14001', 'ISO 14001 (environment)'),
      choice('iso_50001', 'ISO 50001 (energy)'),
      choice('fairtrade', 'Fairtrade'),
      choice('rainforest_alliance', 'Rainforest Alliance'),
      choice('kilimohai', 'Kilimohai organic mark'),
      choice('b_corp', 'B Corp'),
      choice('ecotourism_kenya', 'Ecotourism Kenya'),
      choice('kebs', 'KEBS mark'),
      noneOf('None of these yet'),
    ],
  }),
  one('LG4', {
    text: 'Who answers the questions?',
    help: 'Choose the person who does most of it.',
    why: 'It tells the reviewer whom they are talking to. It is not scored.',
    options: [
      choice('owner', 'An owner'),
      choice('staff', 'A member of staff'),
      choice('consultant', 'A consultant'),
    ],
  }),
]);
