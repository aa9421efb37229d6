import { msg } from '../../language';
import { category, choice, many, noneOf, one, words } from './build';

export const finish = category(4, msg('About to finish'), 'basic', [
  words('AF1', {
    text: 'Which period do your answers cover?',
    help: 'For example "January to December last year". If the business is younger, write since when it runs.',
    why: 'Figures can only be compared if we know their time.',
  }),
  words('AF2', {
    text: 'Whom may a reviewer contact with questions?',
    help: 'First name, role, and a phone number or email address, of a person who agreed to it. If nobody, write "none".',
    why: 'A short call often settles what would take many messages. Only you and the reviewers see it.',
  }),
  many('AF3', {
    text: 'Which documents could you show if we asked?',
    help: 'Choose what you have, on paper or as a file. Nothing needs to be sent now.',
    why: 'The reviewer then knows what to ask for. It is not scored.',
    options: [
      choice('registration', 'Certificate of registration'),
      choice('permits', 'Permits and licences'),
      choice('accounts', 'Accounts or a sales book'),
      choice('payroll', 'Payroll and returns'),
      choice('bills', 'Electricity, water and waste bills'),
      choice('policies', 'Written policies or plans'),
      choice('certificates', 'Certificates of standards'),
      noneOf('None of these yet'),
    ],
  }),
  one('AF4', {
    text: 'How sure are you of the figures you gave?',
    help: 'Choose what is true of most of them. An honest guess is better than no answer.',
    why: 'It tells the reviewer how closely to read the figures. It is not scored.',
    options: [
      choice('measured', 'Measured: they come from records or bills'),
      choice('estimated', 'Estimated: worked out from what we know'),
      choice('guessed', 'Guessed: as well as we could'),
    ],
  }),
]);
