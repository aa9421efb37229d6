import { msg } from '../../language';
import { category, choice, doesNotApply, many, maturity, noneOf, one } from './build';

export const disclosure = category(3, msg('Disclosure'), 'basic', [
  many('DI1', {
    text: 'Which of these papers are in order today?',
    help: 'Choose those that you have and that have not run out.',
    why: 'They are the base of an honest business, and the first thing that buyers and banks ask for.',
    source:
      'County Licensing (Uniform Procedures) Act 2024; tax law; NSSF, SHIF and housing levy rules',
    evidence_hint: 'Permit or tax compliance certificate',
    weight: 3,
    bounds: [1, 2, 3, 4],
    options: [
      choice('brs', 'Registration at the Business Registration Service (BRS)'),
      choice('kra_pin', 'KRA PIN of the business or its owner'),
      choice('county_permit', 'County business permit of this year'),
      choice('tax_certificate', 'Tax compliance certificate'),
      choice('payroll', 'NSSF, SHIF and housing levy registration'),
      noneOf('None of these yet'),
    ],
  }),
  many('DI2', {
    text: 'Does your business do any of these things?',
    help: 'Making, selling or paying for them all count. Choose every one that is true, even if it is a small part of what you do.',
    why: 'A business that does any of these cannot be listed while it goes on.',
    source:
      '2017 plastic carrier-bag ban; Wildlife Act 2013; Forest Act 2016; our own policy on weapons, tobacco, gambling, coal and oil',
    options: [
      choice('banned_bags', 'Banned plastic carrier bags', null, 'red'),
      choice('wildlife_timber', 'Protected wildlife or illegal timber', null, 'red'),
      choice('weapons', 'Weapons', null, 'red'),
      choice('tobacco', 'Tobacco', null, 'red'),
      choice('gambling', 'Gambling or betting', null, 'red'),
      choice('coal_oil', 'New coal or oil projects', null, 'red'),
      noneOf('None of these'),
    ],
  }),
  one('DI3', {
    text: 'Could there be child labour or forced labour in your business or at your main suppliers?',
    help: 'Checking ages means that you look at an ID card or birth certificate before somebody starts. Forced labour is also work under threat, or with held-back papers or pay.',
    why: 'Honest answers are safe here: a case that was found and put right does not bar you.',
    source: 'ILO Conventions 29, 138 and 182',
    evidence_hint: 'How you check ages, without names',
    options: [
      choice('none_checked', 'No: we check ages before anybody starts, or nobody works for us'),
      choice('none_unchecked', 'Not that we know, but we do not check', null, 'amber'),
      choice('found_remedied', 'A case was found and put right', null, 'amber'),
      choice('found_open', 'A case was found and is still open', null, 'red'),
    ],
  }),
  one('DI4', {
    text: 'Did an authority take action against your business in the last 3 years?',
    help: 'For example a fine, notice or closure order by NEMA, a labour officer, KRA or the data protection office (ODPC).',
    why: 'A closed case or a plan shows that you take it seriously.',
    evidence_hint: 'Closing letter or plan',
    weight: 2,
    options: [
      choice('none', 'No', 4),
      choice('closed', 'Yes, and the case is closed', 3),
      choice('open_plan', 'Yes, it is open and we have a plan to put it right', 1, 'amber'),
      choice('open_no_plan', 'Yes, it is open and we have no plan yet', 0, 'red'),
    ],
  }),
  one('DI5', {
    text: 'Was your business, an owner or a manager charged with or convicted of bribery?',
    help: 'Cases in Kenya and abroad count, if they concern the business.',
    why: 'A conviction bars clearance; a pending case is looked at by a person.',
    source: 'Bribery Act 2016',
    options: [
      choice('none', 'No'),
      choice('pending', 'A case is pending', null, 'amber'),
      choice('convicted', 'Yes, convicted', null, 'red'),
    ],
  }),
  one('DI6', {
    text: 'Do you tell the public how you treat people and nature?',
    help: 'A poster in the shop, a page on the web or a post on Facebook all count. They should also say what you did not reach.',
    why: 'Openness lets customers judge for themselves.',
    evidence_hint: 'Link to the page or post',
    weight: 1,
    options: maturity({
      nothing: 'No',
      planned: 'We plan to',
      partial: 'Now and then, without figures',
      everywhere: 'Yes, in writing, about the whole business',
      verified: 'Yes, each year, with figures that somebody outside can check',
    }),
  }),
  one('DI7', {
    text: 'Can you prove the green claims you make?',
    help: 'A claim is a word such as "organic", "eco" or "plastic-free" on a label, sign or post. Proof is a certificate, test, receipt or supplier letter.',
    why: 'A claim without proof misleads customers, and the law forbids misleading claims.',
    source: 'Competition Act 2010; Consumer Protection Act 2012',
    evidence_hint: 'File with the proof of each claim',
    weight: 2,
    options: [
      choice('no_proof', 'No, for none of them', 0),
      choice('some', 'For some', 2),
      choice('most', 'For most', 3),
      choice('all', 'For all', 4),
      doesNotApply('we make no green claims'),
    ],
  }),
  one('DI8', {
    text: 'Do you agree that we may check your answers?',
    help: 'A reviewer may ask for a document, call you or arrange a visit with you. What you show stays with the reviewers.',
    why: 'Members trust a listing because answers can be checked. Without your yes we cannot clear you.',
    options: [choice('yes', 'Yes'), choice('no', 'No', null, 'red')],
  }),
]);
