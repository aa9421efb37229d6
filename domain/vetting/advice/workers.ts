import { doshs, fke, livingWage, ncpwd, nssf } from './helpers';
import type { TextsOf } from './text';

export const workersTexts: TextsOf<'W', 8> = {
  W1: {
    title: 'Give every worker a contract and a payslip',
    first_step:
      'Take one template, fill it in with each person, sign two copies, and hand over a payslip with the next wage.',
    law: 'Employment Act 2007, sections 9 and 20: written contract and itemised pay statement.',
    ...fke,
    effort: 'days',
  },
  W2: {
    title: 'Close the gap to the minimum wage, then to a living wage',
    first_step:
      'Compare the lowest wage with the wage order in force and with the living wage figure. Write the gap down and close a part of it each year; below the minimum, at once.',
    law: 'Minimum wage orders, Legal Notices 163 and 164 of 2024; look for a newer one.',
    ...livingWage,
    effort: 'months',
  },
  W3: {
    title: 'Pay NSSF, SHIF and the housing levy each month',
    first_step:
      'Register everybody, put the 9th of the month in your calendar, and ask about a payment plan for what is late.',
    law: 'NSSF contributions are due by the 9th of the next month.',
    ...nssf,
    effort: 'weeks',
  },
  W4: {
    title: 'Keep a roster and a leave book',
    first_step:
      'Write down for each person the weekly rest day and the leave days that are left, and hang the roster up.',
    law: 'Employment Act 2007, sections 27 to 29: one rest day in seven, 21 working days of leave, 3 months for mothers, 2 weeks for fathers.',
    ...fke,
    effort: 'hours',
  },
  W5: {
    title: 'Walk through and look for dangers',
    first_step:
      'Walk through with two colleagues, note ten dangers, mend the three worst this week, and ask DOSHS about registration. From 20 people, set up a safety committee.',
    law: 'Occupational Safety and Health Act 2007, sections 7, 9 and 11: policy, committee from 20 people, audit.',
    ...doshs,
    effort: 'days',
  },
  W6: {
    title: 'Insure your staff against injury at work',
    first_step: 'Ask two insurers for a quote that names all staff, casual workers too.',
    law: 'Work Injury Benefits Act 2007: an injury must be reported within 7 days.',
    ...doshs,
    effort: 'weeks',
  },
  W7: {
    title: 'Agree on respect, and meet each month',
    first_step:
      'Write a one-page rule against harassment with a person to turn to, and hold a 30-minute staff meeting each month with notes.',
    law: 'Employment Act 2007, section 6: a policy against sexual harassment from 20 staff.',
    ...fke,
    effort: 'days',
  },
  W8: {
    title: 'Offer work to persons with disabilities',
    first_step:
      'Look at which tasks and doors need a change, and send your next vacancy to NCPWD too.',
    law: 'Persons with Disabilities Act 2025, section 21: from 20 employees 5% of jobs, and a yearly report.',
    ...ncpwd,
    effort: 'months',
  },
};
