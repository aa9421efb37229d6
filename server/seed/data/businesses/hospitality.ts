import { criteriaOf } from '../../../../domain/vetting/badges';
import type { DemoBusiness } from '../../types';
import { text } from '../text';

export const hospitality: DemoBusiness[] = [
  {
    slug: 'cherangany-rest-house',
    owner: null,
    status: 'published',
    name: 'Cherangany Rest House',
    summary:
      'Fourteen rooms in Kitale with solar water, a kitchen garden and a monthly meter reading.',
    description: text(`
      The Rest House was a settler farmhouse, then a teachers' hostel, and is now a guesthouse of
      fourteen rooms. Hot water comes from panels on the stable roof. Electricity, gas, firewood and
      water are read on the first of each month and the graph hangs at reception, including the months
      that went the wrong way.

      Breakfast comes from the garden and from six neighbours who deliver milk, eggs and mushrooms.
      Sheets are changed on the third day unless asked. Housekeeping staff choose their shifts a month
      ahead, and every employee has had a written contract since 2016.
    `),
    category: 'Hospitality',
    other_categories: ['Tourism & Travel'],
    themes: ['energy transition', "workers' wellbeing", 'community action'],
    badges: ['women_led', 'locally_anchored'],
    criteria: criteriaOf({
      female_managers: 75,
      founded_by_woman: true,
      kenya_founded: true,
      kenyan_employees: 100,
      revenue_in_kenya: 100,
      employees_with_different_abilities: 6,
      untreated: false,
      no_chemicals: false,
    }),
    level: 'Sapling',
    featured: false,
    founding_year: 2008,
    county: '026',
    address_locality: 'Kitale',
    street_address: 'Kapenguria Road, 2 km from the clock tower',
    latitude: 1.0157,
    longitude: 35.0062,
    email: 'rooms@cherangany-rest.example',
    telephone: '+254700000139',
    whatsapp_phone: '+254700000139',
    url: 'https://cherangany-rest.example',
    same_as: ['https://facebook.example/cheranganyrest'],
    opening_hours: 'Every day; reception from 6:30 to 22:00',
    verified_days_ago: 71,
    published_days_ago: 338,
  },
  {
    slug: 'shamba-table',
    owner: null,
    status: 'published',
    name: 'Shamba Table',
    summary: 'A lunch kitchen in Embu that cooks what twelve farms bring and composts the rest.',
    description: text(`
      There is no fixed menu. Twelve farms on the slopes above Embu send a message in the evening, and
      the blackboard is written in the morning: githeri with managu, pumpkin leaf stew, njahi on
      Fridays. Plates come in two sizes so that less is left.

      Leftovers that are safe to eat go to staff and to a children's home; peelings return to the
      farms in the same crates that brought the vegetables. The cookers run on electricity and LPG.
      Take-away is served in the customer's own dish or in a steel tiffin on deposit.
    `),
    category: 'Hospitality',
    other_categories: ['Food & drinks'],
    themes: ['responsible processing & packaging', 'nature regeneration'],
    badges: ['women_led', 'locally_anchored'],
    criteria: criteriaOf({
      female_managers: 60,
      founded_by_woman: true,
      kenya_founded: true,
      kenyan_employees: 100,
      revenue_in_kenya: 100,
      employees_with_different_abilities: 10,
      untreated: false,
      no_chemicals: false,
    }),
    level: 'Sprout',
    featured: false,
    founding_year: 2022,
    county: '014',
    address_locality: 'Embu',
    street_address: 'Mama Ngina Street, courtyard entrance',
    latitude: -0.531,
    longitude: 37.4575,
    email: 'meza@shamba-table.example',
    telephone: '+254700000140',
    whatsapp_phone: '+254700000140',
    url: 'https://shamba-table.example',
    same_as: ['https://instagram.example/shamba.table'],
    opening_hours: 'Monday to Saturday, 11:00 to 16:00',
    verified_days_ago: 16,
    published_days_ago: 90,
  },
  {
    slug: 'takaungu-tide-lodge',
    owner: null,
    status: 'published',
    name: 'Takaungu Tide Lodge',
    summary: 'A nine-room lodge on Takaungu Creek built of coral rag, makuti and reclaimed timber.',
    description: text(`
      Nine rooms face the creek and none has air conditioning; the walls are thick, the roofs are high
      and the wind does the work. Rain is stored in two old-style cisterns and used twice, first for
      washing and then in the garden. A reed bed treats the rest and the county tests it every year.

      Staff come from Takaungu and Vuma, and the head cook holds a share of the business. The lodge
      has no beach beds below the high-water mark, because turtles nest there. Guests who want to help
      may count nests with the village group on Friday mornings.
    `),
    category: 'Hospitality',
    other_categories: ['Tourism & Travel'],
    themes: ['nature regeneration', "workers' wellbeing", 'energy transition'],
    badges: ['locally_anchored'],
    criteria: criteriaOf(
      {
        female_managers: 40,
        founded_by_woman: true,
        kenya_founded: true,
        kenyan_employees: 96,
        revenue_in_kenya: 35,
        employees_with_different_abilities: 4,
        untreated: false,
        no_chemicals: false,
      },
      ['kenyan_employees'],
    ),
    level: 'Sapling',
    featured: false,
    founding_year: 2014,
    county: '003',
    address_locality: 'Takaungu',
    street_address: null,
    latitude: -3.6844,
    longitude: 39.8567,
    email: 'stay@takaungu-tide.example',
    telephone: '+254700000141',
    whatsapp_phone: '+254700000142',
    url: 'https://takaungu-tide.example',
    same_as: [],
    opening_hours: 'Every day; closed in May',
    verified_days_ago: 190,
    published_days_ago: 360,
  },
  {
    slug: 'ishara-tea-house',
    owner: null,
    status: 'published',
    name: 'Ishara Tea House',
    summary:
      'A tea house in Kericho where you order in Kenyan Sign Language, with a chart to help.',
    description: text(`
      Ishara means sign. Nine of the fifteen people who work here are deaf, and so is the manager.
      Customers order by sign with the help of a picture chart on each table, and most leave knowing
      five words. On Thursday evenings there is a free beginners' class.

      The tea is bought from three smallholder factories whose bonus payments are published. Milk
      comes in cans, sugar in bowls and straws not at all. Used leaves go to a rose grower who swaps
      them for compost. The accounts are presented to all staff twice a year, in sign and on paper.
    `),
    category: 'Hospitality',
    other_categories: ['Food & drinks'],
    themes: ["workers' wellbeing", 'community action', 'transparent & accountable governance'],
    badges: ['women_led', 'locally_anchored', 'ability_inclusion'],
    criteria: criteriaOf(
      {
        female_managers: 66.7,
        founded_by_woman: true,
        kenya_founded: true,
        kenyan_employees: 100,
        revenue_in_kenya: 100,
        employees_with_different_abilities: 60,
        untreated: false,
        no_chemicals: false,
      },
      ['female_managers', 'employees_with_different_abilities'],
    ),
    level: 'Sapling',
    featured: true,
    founding_year: 2020,
    county: '035',
    address_locality: 'Kericho',
    street_address: 'Moi Highway, beside the tea research gate',
    latitude: -0.3677,
    longitude: 35.2831,
    email: 'chai@ishara-tea.example',
    telephone: '+254700000143',
    whatsapp_phone: '+254700000143',
    url: 'https://ishara-tea.example',
    same_as: ['https://instagram.example/ishara.tea', 'https://facebook.example/isharatea'],
    opening_hours: 'Monday to Saturday, 8:00 to 20:00; Sunday, 12:00 to 18:00',
    verified_days_ago: 52,
    published_days_ago: 215,
  },
];
