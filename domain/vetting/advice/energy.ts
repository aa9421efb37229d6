import { msg } from '../../language';
import { epra, kam, kcic, smeClimateHub } from './helpers';
import type { TextsOf } from './text';

export const energyTexts: TextsOf<'E', 7> = {
  E1: {
    title: msg('Read your meters each month'),
    first_step: msg(
      'On the first of each month write down the meter, tokens, fuel, gas and charcoal in one notebook.',
    ),
    law: '',
    ...kam,
    effort: 'hours',
  },
  E2: {
    title: msg('Use more energy from the sun'),
    first_step: msg(
      'Add up what you use by day, and ask two licensed installers for an offer on panels that cover it.',
    ),
    law: msg('Net-Metering Regulations 2024: renewable systems up to 1 MW may feed the grid.'),
    ...kcic,
    effort: 'months',
  },
  E3: {
    title: msg('Find where energy is lost'),
    first_step: msg(
      'Walk round with the bill: change bulbs to LED, check fridge seals and motors, and note what each step costs and saves.',
    ),
    law: msg(
      'Energy Management Regulations 2025: above 180,000 kWh a year an audit every 4 years.',
    ),
    ...kam,
    effort: 'weeks',
  },
  E4: {
    title: msg('Work out your emissions once'),
    first_step: msg(
      'Enter 12 months of fuel and electricity bills in a free calculator, and keep the result with its date.',
    ),
    law: '',
    ...smeClimateHub,
    effort: 'days',
  },
  E5: {
    title: msg('Set a target with a date'),
    first_step: msg(
      'Decide how much less you want to emit by 2030, write down three steps, and look at the pledge for small firms.',
    ),
    law: '',
    ...smeClimateHub,
    effort: 'hours',
  },
  E6: {
    title: msg('Save fuel on the road'),
    first_step: msg(
      'Write a fuel log for a month, join deliveries into fixed days, and compare the cost of an electric motorbike.',
    ),
    law: '',
    ...kcic,
    effort: 'weeks',
  },
  E7: {
    title: msg('Change to cleaner heat'),
    first_step: msg(
      'Compare what a month costs with your fuel of today, an improved stove, gas and electricity; then try the best for two weeks.',
    ),
    law: '',
    ...epra,
    effort: 'months',
  },
};
