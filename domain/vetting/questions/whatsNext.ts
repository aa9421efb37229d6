import { msg } from '../../language';
import { category, choice, many, noneOf, one, words } from './build';
import { themeChoices } from './themes';

export const whatsNext = category(14, msg("What's next"), 'advanced', [
  many('WN1', {
    text: 'Which three themes do you want to improve first?',
    help: 'Choose up to three. Your report will show where you can win the most.',
    why: 'A few clear goals are reached more often than many. It is not scored.',
    options: [...themeChoices, noneOf('Not decided yet')],
    max_choices: 3,
  }),
  many('WN2', {
    text: 'Which support would help you?',
    help: 'Choose what you would really use in the next 12 months.',
    why: 'We look for partners who offer what businesses ask for. It is not scored.',
    options: [
      choice('training', 'Training'),
      choice('mentor', 'A mentor'),
      choice('finance', 'Finance'),
      choice('suppliers', 'Better suppliers'),
      choice('certification', 'Help towards a certificate'),
      noneOf('None of these'),
    ],
  }),
  one('WN3', {
    text: 'When do you want to assess yourself again?',
    help: 'A result is valid for 12 months; you may come back earlier.',
    why: 'A date makes it more likely to happen. It is not scored.',
    options: [
      choice('6_months', 'In 6 months'),
      choice('12_months', 'In 12 months'),
      choice('24_months', 'In 24 months'),
      choice('not_decided', 'Not decided yet'),
    ],
  }),
  words('WN4', {
    text: 'What should we do better in this questionnaire?',
    help: 'A question that was hard to understand, something we forgot, or what you liked. Nothing? Write "none".',
    why: 'The next version is made from what you tell us. It is not scored.',
  }),
]);
