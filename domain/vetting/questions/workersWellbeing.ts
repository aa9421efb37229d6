import { msg } from '../../language';
import { category, choice, compliance, doesNotApply, maturity, one, percentage } from './build';
import { noStaff, underTwentyStaff } from './presets';

const withoutStaff = doesNotApply('we have no staff');

export const workersWellbeing = category(9, msg("Workers' Wellbeing"), 'advanced', [
  percentage('W1', {
    text: 'What percentage of your staff have a written contract and get a payslip?',
    help: 'Count only those who have both. Casual staff count too. 4 out of 5 people is 80. Nobody? Enter 0.',
    why: 'A paper for each side prevents quarrels about pay and hours.',
    source: 'Employment Act 2007, sections 9 and 20',
    evidence_hint: 'Blank contract and payslip, without names',
    weight: 2,
    bounds: [50, 80, 95, 100],
    presets: [noStaff],
    options: [withoutStaff],
  }),
  one('W2', {
    text: 'How does your lowest full-time pay compare with the minimum wage and a living wage?',
    help: 'From November 2024 the minimum is KES 16,113.75 a month for a general worker in Nairobi, Mombasa and Kisumu, and KES 7,997.33 for unskilled farm work; look for a newer order. A living wage was put at KES 30,531 in the country and 35,518 in town (2023).',
    why: 'People who can live on their pay stay longer and work better.',
    source:
      'Minimum wage orders, Legal Notices 163 and 164 of 2024; Global Living Wage Coalition 2023',
    evidence_hint: 'Payroll summary without names',
    weight: 3,
    presets: [noStaff],
    options: [
      choice('below_minimum', 'Somebody earns less than the minimum wage', 0, 'red'),
      choice('minimum', 'The lowest pay is the minimum wage', 1),
      choice('above_minimum', 'All earn more than the minimum wage', 2),
      choice('living_most', 'Most earn a living wage', 3),
      choice('living_all', 'All earn a living wage', 4),
      withoutStaff,
    ],
  }),
  one('W3', {
    text: 'Do you pay NSSF, SHIF and the housing levy for all staff in full and on time?',
    help: 'NSSF is due by the 9th of the next month.',
    why: 'These pay for their pension and their health care.',
    source: 'NSSF, SHIF and housing levy rules',
    evidence_hint: 'Returns of the last three months',
    weight: 2,
    presets: [noStaff],
    options: [
      ...compliance('No', 'For some staff, or we are catching up', 'Yes, for all and on time'),
      withoutStaff,
    ],
  }),
  one('W4', {
    text: 'Do staff get fair hours, a rest day and all their leave?',
    help: 'The law gives a rest day in seven, 21 working days of leave a year, 3 months for mothers and 2 weeks for fathers, and sick leave.',
    why: 'Rested people make fewer mistakes and have fewer accidents.',
    source: 'Employment Act 2007, sections 27 to 30',
    evidence_hint: 'Roster or leave book without names',
    weight: 2,
    presets: [noStaff],
    options: [
      ...maturity({
        nothing: 'Not yet',
        planned: 'We plan to put it in order',
        partial: 'Mostly, by agreement from case to case',
        everywhere: 'Yes, by written rules for everybody',
        verified: 'Yes, and we keep records and review them each year',
      }),
      withoutStaff,
    ],
  }),
  one('W5', {
    text: 'How do you keep everybody at work safe and healthy?',
    help: 'Registering the workplace with DOSHS, a walk to look for dangers, first aid, fire extinguisher, gloves or masks. From 20 people also a safety committee. If you work alone, think of yourself and of visitors.',
    why: 'Most accidents can be prevented with little money.',
    source: 'Occupational Safety and Health Act 2007, sections 7, 9 and 11',
    evidence_hint: 'Workplace registration, risk check or audit',
    weight: 3,
    options: maturity({
      nothing: 'We have done nothing yet',
      planned: 'We plan a first check',
      partial: 'We take care, but without registration or written risk check',
      everywhere: 'Registered, with a written risk check, gear, and a committee where we need one',
      verified: 'All of that, with a yearly audit and a record of accidents',
    }),
  }),
  one('W6', {
    text: 'Are your staff covered for injury and illness from work?',
    help: 'A policy of an insurer that pays if somebody is hurt at work. Think of casual staff too.',
    why: 'One accident without cover can end a small business and ruin a family.',
    source: 'Work Injury Benefits Act 2007',
    evidence_hint: 'Cover note of the insurer',
    weight: 2,
    presets: [noStaff],
    options: [
      ...compliance('No', 'Some are, or we are arranging it', 'Yes, all of them'),
      withoutStaff,
    ],
  }),
  one('W7', {
    text: 'Do staff have a say, equal chances, and protection from harassment?',
    help: 'For example: a monthly meeting, freedom to join a union, the same pay for the same work, a rule against sexual harassment. From 20 staff the law asks for that rule in writing.',
    why: 'People who are heard and respected speak up before things go wrong.',
    source: 'Employment Act 2007, section 6; ILO Conventions 98 and 111',
    evidence_hint: 'Policy, or minutes of a staff meeting',
    weight: 2,
    presets: [noStaff],
    options: [
      ...maturity({
        nothing: 'Nothing is in place yet',
        planned: 'We plan rules and meetings',
        partial: 'We talk openly, but have no written rules',
        everywhere: 'Written rules for everybody, regular meetings, and a person to turn to',
        verified: 'We also look at pay and complaints each year and share what we found',
      }),
      withoutStaff,
    ],
  }),
  percentage('W8', {
    text: 'What percentage of your staff live with a disability?',
    help: 'Give the total only and never write a name. 1 out of 40 people is 2.5. Nobody yet? Enter 0.',
    why: 'Employers with 20 or more staff are asked to give 5% of jobs to persons with disabilities.',
    source: 'Persons with Disabilities Act 2025, section 21',
    evidence_hint: 'Yearly report to NCPWD, totals only',
    weight: 1,
    bounds: [0.1, 2.5, 5, 10],
    presets: [noStaff, underTwentyStaff],
    options: [doesNotApply('we have fewer than 20 staff')],
  }),
]);
