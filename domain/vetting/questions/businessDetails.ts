import { msg } from '../../language';
import { CRITERIA_THRESHOLDS } from '../../limits';
import { category, choice, doesNotApply, many, noneOf, one, percentage } from './build';

export const businessDetails = category(1, msg('Business Details'), 'basic', [
  one('BD1', {
    text: 'What is the legal form of your business?',
    help: 'Choose what your registration certificate says. If you have not registered yet, choose the last one: you can still go on.',
    why: 'Some duties concern only some forms. A sole trader, for example, has no other owners to file.',
    evidence_hint: 'Certificate of registration, or the CR12 of a company',
    options: [
      choice('sole_trader', 'Sole trader (a business name of one person)'),
      choice('partnership', 'Partnership'),
      choice('llp', 'Limited liability partnership (LLP)'),
      choice('private_company', 'Private limited company'),
      choice('public_company', 'Public limited company'),
      choice('guarantee_company', 'Company limited by guarantee'),
      choice('cooperative', 'Co-operative'),
      choice('ngo', 'Non-governmental organisation (NGO)'),
      choice('unregistered', 'Not registered yet'),
    ],
  }),
  one('BD2', {
    text: 'Where was the business founded?',
    help: 'The country where the business started and was first registered. Where you trade today does not matter here.',
    why: 'It counts towards the "Locally anchored" badge.',
    evidence_hint: 'Certificate of registration',
    options: [choice('kenya', 'In Kenya'), choice('other', 'In another country')],
  }),
  percentage('BD3', {
    text: 'What percentage of your employees are Kenyan?',
    help: 'Count everybody on your payroll today, part-time staff too. 9 out of 10 people is 90.',
    why: `More than ${CRITERIA_THRESHOLDS.kenyanEmployees}% counts towards the "Locally anchored" badge. The figure itself stays private.`,
    evidence_hint: 'Payroll summary without names',
    options: [doesNotApply('we have no staff')],
  }),
  percentage('BD4', {
    text: 'What percentage of your revenue is earned in Kenya?',
    help: 'Of all the money that customers paid you in the last 12 months, how much came from customers in Kenya? Nothing sold yet? Enter 0.',
    why: `More than ${CRITERIA_THRESHOLDS.revenueInKenya}% counts towards the "Locally anchored" badge. The figure itself stays private.`,
    evidence_hint: 'Accounts or sales summary',
  }),
  one('BD5', {
    text: 'Was the business founded by a woman?',
    help: 'Think of the people who started it, not of those who own it today.',
    why: 'It is one of the two tests of the "Women-led" badge.',
    evidence_hint: 'Certificate of registration or CR12',
    options: [
      choice('women_only', 'Yes, by a woman or by women only'),
      choice('mixed', 'By women and men together'),
      choice('no', 'No'),
    ],
  }),
  percentage('BD6', {
    text: 'What percentage of your managers are women?',
    help: 'Count everybody who runs the business or leads others. An owner who manages counts too: a woman who runs her shop alone enters 100.',
    why: `More than ${CRITERIA_THRESHOLDS.femaleManagers}% is one of the two tests of the "Women-led" badge. The figure itself stays private.`,
    evidence_hint: 'Organisation chart without names',
  }),
  percentage('BD7', {
    text: 'What percentage of your employees have different abilities?',
    help: 'Employees who live with a disability. Give the total only and never write a name. Nobody? Enter 0.',
    why: `More than ${CRITERIA_THRESHOLDS.employeesWithDifferentAbilities}% earns the "Ability inclusion" badge. The figure itself stays private.`,
    source: 'Persons with Disabilities Act 2025, section 21',
    evidence_hint: 'Yearly report to NCPWD, totals only',
    options: [doesNotApply('we have no staff')],
  }),
  many('BD8', {
    text: 'What is true of the materials you use to make your products?',
    help: 'Untreated means as nature gave it, such as undyed cotton or unpainted wood. "No chemicals" is about how you make things: no synthetic dyes, solvents, sprays or the like.',
    why: 'Both together earn the "Toxin-free" badge.',
    evidence_hint: 'List of inputs, KOAN certificate or laboratory result',
    options: [
      choice('untreated', 'Our materials are untreated'),
      choice('no_chemicals', 'No chemicals in production or manufacturing'),
      noneOf('Neither of these', 'neither'),
      doesNotApply('we produce nothing'),
    ],
  }),
]);
