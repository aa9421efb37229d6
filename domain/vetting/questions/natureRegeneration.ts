import { msg } from '../../language';
import { category, choice, compliance, doesNotApply, maturity, one } from './build';
import { mainsWaterOnly, noImpactProject, noLand } from './presets';

export const natureRegeneration = category(13, msg('Nature Regeneration'), 'advanced', [
  one('N1', {
    text: 'Do you know how your business touches nature, and what it needs from nature?',
    help: 'Draw a map: where you and your main suppliers are, which water, soil, plants and animals you use, and what you leave behind. The LEAP steps of TNFD can guide you.',
    why: 'Bees, rain and soil work for you without a bill, until they are gone.',
    source: 'TNFD LEAP',
    evidence_hint: 'Map or list',
    weight: 2,
    options: maturity({
      nothing: 'We have not looked at it yet',
      planned: 'We plan to look at it',
      partial: 'We know the main points, without writing them down',
      everywhere: 'Written down for all our places and main suppliers',
      verified: 'We also act on it, measure, and review it each year',
    }),
  }),
  one('N2', {
    text: 'Do you have the NEMA licence and yearly audit that your project needs?',
    help: 'Projects of the Second Schedule need an environmental impact assessment (EIA) licence before they start, and audits afterwards. Not sure? Ask the NEMA office of your county.',
    why: 'Without the licence a project can be stopped.',
    source:
      'Environmental Management and Co-ordination Act 1999, section 58; Impact Assessment and Audit Regulations, Legal Notice 101 of 2003',
    evidence_hint: 'NEMA licence, or the last audit',
    weight: 3,
    presets: [noImpactProject],
    options: [
      ...compliance('No', 'We have applied, or the audit is under way', 'Yes, both are valid'),
      doesNotApply('no project of ours needs an EIA'),
    ],
  }),
  one('N3', {
    text: 'Do you have a permit for your water source, and do you protect it?',
    help: 'Boreholes, rivers and lakes need a permit of the Water Resources Authority (WRA). Protecting means: measure what you take, take less, keep the banks green.',
    why: 'Your neighbours downstream need water too.',
    source: 'Water Act 2016, section 36',
    evidence_hint: 'WRA permit or meter readings',
    weight: 2,
    presets: [mainsWaterOnly],
    options: [
      ...maturity({
        nothing: 'We have done nothing yet',
        planned: 'We plan to apply for a permit',
        partial: 'We have applied, or have a permit but do not measure',
        everywhere: 'We have a permit, measure what we take, and save water',
        verified: 'We also protect the source, report, and take less each year',
      }),
      doesNotApply('we use only mains or bought water'),
    ],
  }),
  one('N4', {
    text: 'How do you care for the soil and land you use?',
    help: 'For example: compost, cover crops, terraces, trees on the farm, fewer sprays and the safest ones, no burning.',
    why: 'Living soil holds water and keeps bearing.',
    source: 'East African organic standard (Kilimohai mark); Farm Forestry Rules 2009',
    evidence_hint: 'Farm plan, spray record or KOAN certificate',
    weight: 2,
    presets: [noLand],
    options: [
      ...maturity({
        nothing: 'We have done nothing yet',
        planned: 'We plan first steps',
        partial: 'We do some of it on part of the land',
        everywhere: 'We have a written plan and follow it on all our land',
        verified: 'We also test the soil or are certified, and review it each year',
      }),
      doesNotApply('we use no land'),
    ],
  }),
  one('N5', {
    text: 'Do you bring nature back?',
    help: 'For example: native trees, a cleaned river bank, mangroves, a wetland. What counts is what still grows after years, not how many were planted. It can be with a group or school near you.',
    why: 'Kenya wants to plant 15 billion trees by 2032; those that survive matter.',
    evidence_hint: 'Photos over time, or a letter of KFS or a community group',
    weight: 2,
    options: [
      choice('none', 'Not yet', 0),
      choice('one_off', 'We planted once', 1),
      choice('native', 'We plant native species', 2),
      choice('survival_tracked', 'Native species, and we count which survive', 3),
      choice('long_term', 'All of that for several years, together with the community', 4),
    ],
  }),
  one('N6', {
    text: 'Do you make sure that what you buy harms no forest or wildlife?',
    help: 'Timber, charcoal, paper, palm oil, coffee, leather, fish, curios. Ask where it comes from and for a permit or certificate.',
    why: 'What you do not ask for, suppliers do not look for.',
    source: 'Forest Act 2016; Wildlife Act 2013',
    evidence_hint: 'Supplier letter, permit or certificate',
    weight: 2,
    options: [
      ...maturity({
        nothing: 'We have not asked yet',
        planned: 'We plan to ask suppliers',
        partial: 'We know where some of it comes from',
        everywhere: 'We have a written rule and proof for all such goods',
        verified: 'We also check each year, and buy certified goods where they exist',
      }),
      doesNotApply('we buy no such goods'),
    ],
  }),
]);
