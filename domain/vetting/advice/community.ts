import { msg } from '../../language';
import { agpo, kepsa, msea, nita } from './helpers';
import type { TextsOf } from './text';

export const communityTexts: TextsOf<'A', 7> = {
  A1: {
    title: msg('Make a list of local suppliers'),
    first_step: msg(
      'Go through the last three months of payments and find two goods that a small firm near you can deliver.',
    ),
    law: '',
    ...msea,
    effort: 'weeks',
  },
  A2: {
    title: msg('Buy from firms of women, youth and persons with disabilities'),
    first_step: msg(
      'Ask each supplier who owns the firm, note it in your list, and invite one AGPO firm to quote for your next order.',
    ),
    law: '',
    ...agpo,
    effort: 'weeks',
  },
  A3: {
    title: msg('Pay small suppliers within 30 days'),
    first_step: msg(
      'List what you owe by date, pay the smallest suppliers first, and set one fixed payment day each week.',
    ),
    law: '',
    ...kepsa,
    effort: 'weeks',
  },
  A4: {
    title: msg('Open a book for the concerns of neighbours'),
    first_step: msg(
      'Invite the five nearest neighbours for tea, ask what disturbs them, write it down, and come back with an answer.',
    ),
    law: '',
    ...kepsa,
    effort: 'days',
  },
  A5: {
    title: msg('Plan what you give'),
    first_step: msg(
      'Choose one group near you, agree on what helps it most, and set a small budget of time or money for the year.',
    ),
    law: '',
    ...kepsa,
    effort: 'days',
  },
  A6: {
    title: msg('Take one young person on attachment'),
    first_step: msg(
      'Name a person who trains, write a plan for three months, and ask NITA or a college near you for a candidate.',
    ),
    law: '',
    ...nita,
    effort: 'months',
  },
  A7: {
    title: msg('Check safety, access and honest labels'),
    first_step: msg(
      'Walk in as a customer in a wheelchair or with poor sight would. Check labels, weights and prices, and hang up how goods can be returned.',
    ),
    law: msg('Consumer Protection Act 2012; Competition Act 2010: no misleading claims.'),
    ...msea,
    effort: 'days',
  },
};
