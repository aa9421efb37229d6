import { msg } from '../../language';
import { brs, eacc, kepsa, kra, odpc, unGlobalCompact } from './helpers';
import type { TextsOf } from './text';

export const governanceTexts: TextsOf<'T', 8> = {
  T1: {
    title: msg('Put purpose and roles on one page'),
    first_step: msg(
      'Write down in five lines what the business stands for, who decides what, and on which day of the year the owners look back.',
    ),
    law: '',
    ...kepsa,
    effort: 'hours',
  },
  T2: {
    title: msg('File your beneficial owners'),
    first_step: msg(
      'List everybody who holds at least 10% of shares or votes or has a strong say, and file the list with BRS.',
    ),
    law: msg(
      'Companies Act 2015, section 93A, and Limited Liability Partnership Act, section 31B: companies and LLPs must file; the penalty can reach KES 500,000.',
    ),
    ...brs,
    effort: 'days',
  },
  T3: {
    title: msg('Write a one-page rule against bribery'),
    first_step: msg(
      'Write down what nobody may give or take, who approves gifts, and where to report. Read it out to all staff and let each one sign.',
    ),
    law: msg(
      'Bribery Act 2016, section 9: every private business needs steps that fit its size; a bribe must be reported within 24 hours.',
    ),
    ...eacc,
    effort: 'days',
  },
  T4: {
    title: msg('Open a safe way to complain'),
    first_step: msg(
      'Hang up a box or a phone number, name the person who answers, and note each complaint with its date and what was done.',
    ),
    law: '',
    ...unGlobalCompact,
    effort: 'hours',
  },
  T5: {
    title: msg('Start with eTIMS and get your tax certificate'),
    first_step: msg(
      'Register for eTIMS with your KRA PIN and make your next sale with it; then apply for the tax compliance certificate.',
    ),
    law: msg('Legal Notice 64 of 2024: everyone in business issues eTIMS invoices.'),
    ...kra,
    effort: 'days',
  },
  T6: {
    title: msg('Write a privacy notice'),
    first_step: msg(
      'List what you know of customers and staff, why you keep it and for how long. Put the notice where people give you their data, and delete what you no longer need.',
    ),
    law: msg(
      'Data Protection Act 2019: tell people before you collect, and ask before you send adverts.',
    ),
    ...odpc,
    effort: 'days',
  },
  T7: {
    title: msg('Write a simple yearly report'),
    first_step: msg(
      'Take the last 12 months: what you used, what changed, what failed and what comes next, on two pages with five figures.',
    ),
    law: '',
    ...unGlobalCompact,
    effort: 'weeks',
  },
  T8: {
    title: msg('Bring more women into the lead'),
    first_step: msg(
      'For the next post that leads others, ask at least one woman from your team or network to apply.',
    ),
    law: '',
    ...kepsa,
    effort: 'months',
  },
};
