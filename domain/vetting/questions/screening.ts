import { msg } from '../../language';
import { category, choice, many, noneOf, one } from './build';

export const screening = category(7, msg('Before we start - screening'), 'advanced', [
  one('SC1', {
    text: 'How many people does the business employ?',
    help: 'Count everybody with a job in the business today: full time, part time and casual. Do not count owners who draw no wage.',
    why: 'Some duties start at 20 people, and without staff some questions do not concern you.',
    options: [
      choice('no_staff', 'Nobody'),
      choice('1_to_9', '1 to 9'),
      choice('10_to_19', '10 to 19'),
      choice('20_to_49', '20 to 49'),
      choice('50_or_more', '50 or more'),
    ],
  }),
  many('SC2', {
    text: 'Which of these does the business do or have?',
    help: 'Choose all that are true. They decide which questions you get.',
    why: 'You are only asked what concerns you.',
    options: [
      choice('make_process', 'Makes, cooks or processes goods'),
      choice('pack_import', 'Packs or imports goods'),
      choice('own_water', 'Has its own water source: borehole, well, river or lake'),
      choice('effluent', 'Lets out waste water, other than from toilets and sinks'),
      choice('hazardous_chemicals', 'Uses hazardous chemicals: solvents, acids, pesticides'),
      choice('land_use', 'Farms, grazes or manages land'),
      choice('vehicles', 'Runs vehicles, or moves goods with its own motorbikes'),
      choice('customer_data', 'Keeps data of customers: names, phone numbers, orders'),
      noneOf('None of these'),
    ],
  }),
  one('SC3', {
    text: 'How much energy does the business use in a year?',
    help: 'Electricity and heat together. A bill of 15,000 kWh a month makes 180,000 kWh a year; a usual shop is far below.',
    why: 'From above 180,000 kWh a year an energy audit is a duty.',
    source: 'Energy Management Regulations 2025',
    evidence_hint: 'Bills of 12 months',
    options: [
      choice('under_180000', 'Less than 180,000 kWh'),
      choice('from_180000', '180,000 kWh or more'),
      choice('unknown', 'We do not know yet'),
    ],
  }),
  many('SC4', {
    text: 'What is close to your places of business?',
    help: 'Close means next door or so near that noise, water or waste from your business could reach it.',
    why: 'Near such places more care, and often a permit, is needed.',
    options: [
      choice('park', 'National park or reserve'),
      choice('forest', 'Forest'),
      choice('riparian', 'Bank of a river or lake'),
      choice('wetland', 'Wetland'),
      choice('coast', 'Coast or beach'),
      noneOf('None of these'),
    ],
  }),
  one('SC5', {
    text: 'Does the business have a project that needs an environmental impact assessment (EIA)?',
    help: 'The list is in the Second Schedule of the environment act: building, quarrying, factories, big farms and more. Not sure? Say so; the question then stays open for you.',
    why: 'Such a project needs a NEMA licence before it starts.',
    source: 'Environmental Management and Co-ordination Act 1999, section 58',
    options: [choice('yes', 'Yes'), choice('no', 'No'), choice('unsure', 'We are not sure')],
  }),
]);
