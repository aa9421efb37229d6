import { criteriaOf } from '../../../../domain/vetting/badges';
import type { DemoBusiness } from '../../types';
import { text } from '../text';

export const waste: DemoBusiness[] = [
  {
    slug: 'nzi-protein',
    owner: null,
    status: 'published',
    name: 'Nzi Protein',
    summary: 'Market waste turned into poultry feed and frass by black soldier flies in Kiambu.',
    description: text(`
      Nzi collects sorted food waste from two markets and nine hotels in Kiambu, for a fee that is
      lower than the landfill's. Fly larvae eat it within twelve days. They are dried and sold as
      protein to poultry and fish feed millers, and what remains, the frass, goes to vegetable farms.

      Loads that contain plastic or glass are returned with a photograph, and the hotels learn fast.
      The site works with lids, biofilters and a neighbour on the complaints committee. Each month the
      tonnage in, the larvae out and the number of complaints are sent to the county and posted at the
      gate.
    `),
    category: 'Waste',
    other_categories: ['Food & drinks'],
    themes: ['responsible processing & packaging', 'nature regeneration', 'community action'],
    badges: ['women_led', 'locally_anchored'],
    criteria: criteriaOf({
      female_managers: 62.5,
      founded_by_woman: true,
      kenya_founded: true,
      kenyan_employees: 100,
      revenue_in_kenya: 100,
      employees_with_different_abilities: 7,
      untreated: false,
      no_chemicals: true,
    }),
    level: 'Sapling',
    featured: false,
    founding_year: 2018,
    county: '022',
    address_locality: 'Kiambu',
    street_address: 'Off Ndumberi Road, last gate',
    latitude: -1.1714,
    longitude: 36.8356,
    email: 'taka@nzi-protein.example',
    telephone: '+254110000107',
    whatsapp_phone: '+254110000107',
    url: 'https://nzi-protein.example',
    same_as: ['https://linkedin.example/company/nzi-protein'],
    opening_hours: 'Monday to Saturday, 6:00 to 16:00',
    verified_days_ago: 60,
    published_days_ago: 372,
  },
  {
    slug: 'likoni-pavers',
    owner: null,
    status: 'published',
    name: 'Likoni Pavers',
    summary: 'Paving blocks of sand and waste plastic, bought from beach and street collectors.',
    description: text(`
      Likoni Pavers buys film, sachets and other plastic that bottle recyclers refuse, from about 120
      collectors who are paid by weight on a scale everyone can see. The plastic is washed, shredded
      and pressed hot with sand into blocks for footpaths and parking yards.

      Melting is done in closed extruders below the temperature at which the material breaks down, and
      fumes pass through a filter that is changed by the hour meter. Wash water is reused. The makers
      advise against using the blocks near open fires and print this on every delivery note.
    `),
    category: 'Waste',
    other_categories: ['Home'],
    themes: ['responsible processing & packaging', "workers' wellbeing", 'community action'],
    badges: ['locally_anchored'],
    criteria: criteriaOf({
      female_managers: 40,
      founded_by_woman: true,
      kenya_founded: true,
      kenyan_employees: 100,
      revenue_in_kenya: 100,
      employees_with_different_abilities: 30,
      untreated: false,
      no_chemicals: false,
    }),
    level: 'Sprout',
    featured: false,
    founding_year: 2017,
    county: '001',
    address_locality: 'Likoni, Mombasa',
    street_address: 'Shelly Beach Road, yard 3',
    latitude: -4.0947,
    longitude: 39.6571,
    email: 'vigae@likoni-pavers.example',
    telephone: '+254110000108',
    whatsapp_phone: '+254110000109',
    url: 'https://likoni-pavers.example',
    same_as: [],
    opening_hours: 'Monday to Friday, 7:00 to 16:00; Saturday, 7:00 to 12:00',
    verified_days_ago: 223,
    published_days_ago: 388,
  },
  {
    slug: 'kifaa-cycle',
    owner: 'kifaa',
    status: 'published',
    name: 'Kifaa Cycle',
    summary:
      'Repair first, then take apart: licensed e-waste collection and refurbishing in Nairobi.',
    description: text(`
      Kifaa collects computers, phones and appliances from offices and estates in Nairobi. About half
      of what arrives can be repaired; it is wiped with a certificate for each disk, tested and sold
      to schools and cyber cafés with six months of cover. The rest is dismantled by hand.

      Copper, aluminium and steel are sold in Kenya, circuit boards are exported under permit, and
      batteries and tubes wait in a locked store for a licensed carrier. Twenty-three technicians work
      with masks, extraction benches and a yearly medical check. Six of them trained here after years
      of sorting at a dumpsite.
    `),
    category: 'Waste',
    other_categories: ['Home'],
    themes: [
      'responsible processing & packaging',
      "workers' wellbeing",
      'transparent & accountable governance',
    ],
    badges: ['women_led', 'locally_anchored'],
    criteria: criteriaOf(
      {
        female_managers: 57.1,
        founded_by_woman: true,
        kenya_founded: true,
        kenyan_employees: 100,
        revenue_in_kenya: 74,
        employees_with_different_abilities: 13,
        untreated: false,
        no_chemicals: false,
      },
      ['female_managers'],
    ),
    level: 'Tree',
    featured: false,
    founding_year: 2012,
    county: '047',
    address_locality: 'Industrial Area, Nairobi',
    street_address: 'Lunga Lunga Road, godown 7',
    latitude: -1.3093,
    longitude: 36.8701,
    email: 'habari@kifaa-cycle.example',
    telephone: '+254110000110',
    whatsapp_phone: '+254110000111',
    url: 'https://kifaa-cycle.example',
    same_as: ['https://linkedin.example/company/kifaa-cycle', 'https://x.example/kifaacycle'],
    opening_hours: 'Monday to Friday, 8:00 to 17:00; drop-off on Saturday, 9:00 to 13:00',
    verified_days_ago: 28,
    published_days_ago: 225,
  },
  {
    slug: 'mbolea-mji-compost',
    owner: null,
    claimed: false,
    status: 'published',
    name: 'Mbolea Mji Compost',
    summary: 'Potato and cabbage waste from Ol Kalou composted for the farms that grew it.',
    description: text(`
      Trucks leave Ol Kalou market with potatoes and leave behind heaps of leaves and soil. Mbolea Mji
      sorts the heaps by hand, turns them in open rows for ten weeks and sells the compost by the bag
      and by the ton. Temperature is taken every second day, because a row that stays cool would carry
      potato disease back to the field.

      Each batch is analysed twice a year and the sheet comes with the delivery. Four growers' groups
      pay with leaves instead of money. The crew of nine works from seven to one and keeps Sunday free.
    `),
    category: 'Waste',
    other_categories: ['Food & drinks'],
    themes: ['nature regeneration', 'responsible processing & packaging'],
    badges: [],
    criteria: [],
    level: null,
    featured: false,
    founding_year: 2021,
    county: '018',
    address_locality: 'Ol Kalou',
    street_address: null,
    latitude: -0.2706,
    longitude: 36.3779,
    email: 'mbolea@mbolea-mji.example',
    telephone: '+254110000112',
    whatsapp_phone: '+254110000112',
    url: null,
    same_as: ['https://facebook.example/mboleamji'],
    opening_hours: 'Monday to Saturday, 7:00 to 13:00',
    verified_days_ago: null,
    published_days_ago: 85,
  },
  {
    slug: 'garissa-clean-town-cooperative',
    owner: null,
    status: 'published',
    name: 'Garissa Clean Town Cooperative',
    summary:
      'Door-to-door waste collection by donkey cart and tuk-tuk, owned by its 86 collectors.',
    description: text(`
      The cooperative collects from 2,300 households and 140 shops in Garissa town, organics on three
      days and dry waste on two. Members are the collectors themselves: each has one vote, a uniform, a
      contract and a share of the surplus at the end of Ramadan.

      Donkeys have a working day of five hours, a vet and a shed with water; carts that are overloaded
      are unloaded on the spot. Meat bones, cardboard and metal have steady buyers. For nappies and
      sachets nobody has an answer yet, and the cooperative says so at town meetings.
    `),
    category: 'Waste',
    other_categories: [],
    themes: ['community action', "workers' wellbeing", 'transparent & accountable governance'],
    badges: ['women_led', 'locally_anchored'],
    criteria: criteriaOf({
      female_managers: 55.6,
      founded_by_woman: true,
      kenya_founded: true,
      kenyan_employees: 91,
      revenue_in_kenya: 100,
      employees_with_different_abilities: 9,
      untreated: false,
      no_chemicals: false,
    }),
    level: 'Sprout',
    featured: false,
    founding_year: 2016,
    county: '007',
    address_locality: 'Garissa',
    street_address: 'Kismayu Road, opposite the old abattoir',
    latitude: -0.4536,
    longitude: 39.6461,
    email: 'ofisi@garissa-clean.example',
    telephone: '+254110000113',
    whatsapp_phone: null,
    url: null,
    same_as: [],
    opening_hours: 'Saturday to Thursday, 6:00 to 14:00',
    verified_days_ago: 167,
    published_days_ago: 312,
  },
];
