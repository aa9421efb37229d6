import { msg } from '../../language';
import { kefri, kfs, koan, kws, nema, wra } from './helpers';
import type { TextsOf } from './text';

export const natureTexts: TextsOf<'N', 6> = {
  N1: {
    title: msg('Draw a map of your places and nature'),
    first_step: msg(
      'Mark on one sheet your places, water, forest, farms and main suppliers, and note what you take there and what you leave.',
    ),
    law: '',
    ...kws,
    effort: 'days',
  },
  N2: {
    title: msg('Clear up your NEMA licence'),
    first_step: msg(
      'Describe the project on half a page, ask the NEMA office of your county whether it needs a licence, and keep the answer.',
    ),
    law: msg(
      'Environmental Management and Co-ordination Act 1999, section 58: licence before a listed project starts; audits under Legal Notice 101 of 2003.',
    ),
    ...nema,
    effort: 'months',
  },
  N3: {
    title: msg('Get the permit for your water source'),
    first_step: msg(
      'Apply to WRA for the source you use, fit a meter, and write down each week what you take.',
    ),
    law: msg(
      'Water Act 2016, section 36: permit for taking water; fine up to KES 1 million or 2 years.',
    ),
    ...wra,
    effort: 'months',
  },
  N4: {
    title: msg('Cover the soil and spray less'),
    first_step: msg(
      'Choose one plot: leave it covered, add compost, write down every spray, and compare after a season.',
    ),
    law: msg('Farm Forestry Rules 2009: 10% tree cover on farms.'),
    ...koan,
    effort: 'months',
  },
  N5: {
    title: msg('Plant native trees and count them again'),
    first_step: msg(
      'Ask KEFRI which native trees suit your place, plant few with a group that waters them, and count the living ones after a year.',
    ),
    law: '',
    ...kefri,
    effort: 'months',
  },
  N6: {
    title: msg('Ask where wood and wild goods come from'),
    first_step: msg(
      'List what you buy from forest, sea or wild animals, and ask each supplier for the permit or certificate.',
    ),
    law: msg('Forest Act 2016; Wildlife Act 2013.'),
    ...kfs,
    effort: 'weeks',
  },
};
