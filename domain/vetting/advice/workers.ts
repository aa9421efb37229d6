import { msg } from '../../language';
import { doshs, fke, livingWage, ncpwd, nssf } from './helpers';
import type { TextsOf } from './text';

export const workersTexts: TextsOf<'W', 8> = {
  W1: {
    title: msg('Give every worker a contract and a payslip'),
    first_step: msg(
      'Take one template, fill it in with each person, sign two copies, and hand over a payslip with the next wage.',
    ),
    law: msg(
      'Employment Act 2007, sections 9 and 20: written contract and itemised pay statement.',
    ),
    ...fke,
    effort: 'days',
  },
  W2: {
    title: msg('Close the gap to the minimum wage, then to a living wage'),
    first_step: msg(
      'Compare the lowest wage with the wage order in force and with the living wage figure. Write the gap down and close a part of it each year; below the minimum, at once.',
    ),
    law: msg('Minimum wage orders, Legal Notices 163 and 164 of 2024; look for a newer one.'),
    ...livingWage,
    effort: 'months',
  },
  W3: {
    title: msg('Pay NSSF, SHIF and the housing levy each month'),
    first_step: msg(
      'Register everybody, put the 9th of the month in your calendar, and ask about a payment plan for what is late.',
    ),
    law: msg('NSSF contributions are due by the 9th of the next month.'),
    ...nssf,
    effort: 'weeks',
  },
  W4: {
    title: msg('Keep a roster and a leave book'),
    first_step: msg(
      'Write down for each person the weekly rest day and the leave days that are left, and hang the roster up.',
    ),
    law: msg(
      'Employment Act 2007, sections 27 to 29: one rest day in seven, 21 working days of leave, 3 months for mothers, 2 weeks for fathers.',
    ),
    ...fke,
    effort: 'hours',
  },
  W5: {
    title: msg('Walk through and look for dangers'),
    first_step: msg(
      'Walk through with two colleagues, note ten dangers, mend the three worst this week, and ask DOSHS about registration. From 20 people, set up a safety committee.',
    ),
    law: msg(
      'Occupational Safety and Health Act 2007, sections 7, 9 and 11: policy, committee from 20 people, audit.',
    ),
    ...doshs,
    effort: 'days',
  },
  W6: {
    title: msg('Insure your staff against injury at work'),
    first_step: msg('Ask two insurers for a quote that names all staff, casual workers too.'),
    law: msg('Work Injury Benefits Act 2007: an injury must be reported within 7 days.'),
    ...doshs,
    effort: 'weeks',
  },
  W7: {
    title: msg('Agree on respect, and meet each month'),
    first_step: msg(
      'Write a one-page rule against harassment with a person to turn to, and hold a 30-minute staff meeting each month with notes.',
    ),
    law: msg('Employment Act 2007, section 6: a policy against sexual harassment from 20 staff.'),
    ...fke,
    effort: 'days',
  },
  W8: {
    title: msg('Offer work to persons with disabilities'),
    first_step: msg(
      'Look at which tasks and doors need a change, and send your next vacancy to NCPWD too.',
    ),
    law: msg(
      'Persons with Disabilities Act 2025, section 21: from 20 employees 5% of jobs, and a yearly report.',
    ),
    ...ncpwd,
    effort: 'months',
  },
};
