import { criteriaOf } from '../../../../domain/vetting/badges';
import type { DemoBusiness } from '../../types';
import { text } from '../text';

export const energy: DemoBusiness[] = [
  {
    slug: 'makaa-mbadala',
    owner: null,
    claimed: false,
    status: 'published',
    name: 'Makaa Mbadala',
    summary: 'Briquettes from sugar-cane bagasse and maize cobs for homes and kilns around Migori.',
    description: text(`
      Makaa Mbadala carbonises bagasse and maize cobs in closed drums, binds the dust with cassava
      starch and presses it into briquettes. They burn longer than charcoal and light more slowly, so
      each sack comes with a handful of kindling and a note on how to begin.

      Starch is bought from thirty cassava growers. Workers at the drums wear respirators and change
      stations every two hours. The company tells brick makers frankly that briquettes are not yet
      cheaper than wood for a full kiln, and helps them to use a mixture in the meantime.
    `),
    category: 'Energy',
    other_categories: ['Waste', 'Home'],
    themes: ['energy transition', 'responsible processing & packaging', "workers' wellbeing"],
    badges: [],
    criteria: [],
    level: null,
    featured: false,
    founding_year: 2016,
    county: '044',
    address_locality: 'Migori',
    street_address: 'Isebania Road, behind the cereals depot',
    latitude: -1.0634,
    longitude: 34.4731,
    email: 'makaa@makaa-mbadala.example',
    telephone: '+254110000114',
    whatsapp_phone: '+254110000114',
    url: 'https://makaa-mbadala.example',
    same_as: [],
    opening_hours: 'Monday to Saturday, 7:30 to 17:00',
    verified_days_ago: null,
    published_days_ago: 282,
  },
  {
    slug: 'kaukau-solar-dryers',
    owner: 'kaukau',
    status: 'published',
    name: 'Kaukau Solar Dryers',
    summary:
      'Solar dryers for herbs, fruit and grain, built in Meru and sold with two seasons of advice.',
    description: text(`
      Kaukau builds drying tunnels and cabinets in three sizes, from a household tray to a unit for a
      cooperative. The frame is local steel, the cover is replaceable and the fan runs on one panel. A
      moisture meter is part of the price, because a dryer without a meter is a guess.

      For two seasons a technician visits at the first harvest, writes down temperature and loss, and
      adjusts the vents. Groups can pay after the harvest through a sacco. Old covers are collected
      when new ones are delivered; they become mulch sheets at a seedling nursery.
    `),
    category: 'Energy',
    other_categories: ['Food & drinks'],
    themes: ['energy transition', 'community action'],
    badges: ['women_led', 'locally_anchored'],
    criteria: criteriaOf({
      female_managers: 60,
      founded_by_woman: true,
      kenya_founded: true,
      kenyan_employees: 100,
      revenue_in_kenya: 82,
      employees_with_different_abilities: 10,
      untreated: false,
      no_chemicals: false,
    }),
    level: 'Sapling',
    featured: false,
    founding_year: 2017,
    county: '012',
    address_locality: 'Meru',
    street_address: 'Makutano, workshop behind the showground',
    latitude: 0.0463,
    longitude: 37.6559,
    email: 'info@kaukau-dryers.example',
    telephone: '+254110000115',
    whatsapp_phone: '+254110000116',
    url: 'https://kaukau-dryers.example',
    same_as: ['https://facebook.example/kaukaudryers'],
    opening_hours: 'Monday to Friday, 8:00 to 17:00; Saturday, 8:00 to 13:00',
    verified_days_ago: 79,
    published_days_ago: 188,
  },
  {
    slug: 'gesi-shambani-biogas',
    owner: null,
    claimed: false,
    status: 'published',
    name: 'Gesi Shambani Biogas',
    summary: 'Biogas digesters for dairy farms in Nandi, with a promise to repair within a week.',
    description: text(`
      Two dairy cows can give enough gas for a family's cooking. Gesi Shambani digs and builds
      masonry digesters in Nandi and Uasin Gishu, connects the stove and comes back after ten, thirty
      and ninety days. Many old digesters in the area stood dry for want of a valve, so the company
      repairs any make.

      A fault that is not repaired within a week earns the farmer a month of LPG. The slurry is led to
      the napier plot through a channel dug in the same job. Masons are trained in pairs, one of them
      a woman, and are certified before they work alone.
    `),
    category: 'Energy',
    other_categories: ['Home'],
    themes: ['energy transition', 'nature regeneration', "workers' wellbeing"],
    badges: [],
    criteria: [],
    level: null,
    featured: false,
    founding_year: 2013,
    county: '029',
    address_locality: 'Kapsabet',
    street_address: null,
    latitude: 0.2039,
    longitude: 35.1053,
    email: 'gesi@gesi-shambani.example',
    telephone: '+254110000117',
    whatsapp_phone: '+254110000117',
    url: 'https://gesi-shambani.example',
    same_as: [],
    opening_hours: 'Monday to Saturday, 8:00 to 17:00',
    verified_days_ago: null,
    published_days_ago: 345,
  },
  {
    slug: 'nuru-kaskazini',
    owner: null,
    status: 'published',
    name: 'Nuru Kaskazini',
    summary: 'Solar mini-grids for six settlements in Wajir, with a tariff agreed in public.',
    description: text(`
      Nuru Kaskazini runs six mini-grids that serve 940 homes, nine schools and a slaughterhouse. The
      tariff was approved by the regulator after meetings in each settlement; the minutes, in Somali
      and Swahili, can be read at the switch room. Lights, phones and radios come first when the sky
      is grey, and everyone knows the order.

      Every site has two operators from the settlement, trained for a year. Batteries are tracked by
      serial number from arrival to the licensed recycler. An outage of more than a day is explained
      on local radio with the reason and the date of repair.
    `),
    category: 'Energy',
    other_categories: [],
    themes: ['energy transition', 'transparent & accountable governance', 'community action'],
    badges: ['locally_anchored'],
    criteria: criteriaOf(
      {
        female_managers: 28.6,
        founded_by_woman: false,
        kenya_founded: true,
        kenyan_employees: 93,
        revenue_in_kenya: 100,
        employees_with_different_abilities: 7,
        untreated: false,
        no_chemicals: false,
      },
      ['kenyan_employees'],
    ),
    level: 'Sapling',
    featured: false,
    founding_year: 2015,
    county: '008',
    address_locality: 'Wajir',
    street_address: 'Airport Road, beside the water office',
    latitude: 1.7471,
    longitude: 40.0573,
    email: 'nuru@nuru-kaskazini.example',
    telephone: '+254110000118',
    whatsapp_phone: '+254110000119',
    url: 'https://nuru-kaskazini.example',
    same_as: ['https://linkedin.example/company/nuru-kaskazini'],
    opening_hours: 'Sunday to Thursday, 8:00 to 16:00; fault line at any time',
    verified_days_ago: 112,
    published_days_ago: 335,
  },
  {
    slug: 'maji-jua-pumps',
    owner: null,
    status: 'published',
    name: 'Maji Jua Pumps',
    summary: 'Solar irrigation in Baringo that starts with the water permit, not with the pump.',
    description: text(`
      Before Maji Jua quotes for a pump it asks how much water the source can give and helps the
      farmer with the abstraction permit. Some visits end with a rain pan or drip line instead of a
      pump. Where a pump is right, it is sized for the dry season and fitted with a meter that the
      farmer can read.

      Groups along the Perkerra share panels on a trailer, booked by the hour through a treasurer. A
      local technician holds spare parts worth a month's work. Customers' names and harvests are not
      used in advertising without a signed yes.
    `),
    category: 'Energy',
    other_categories: ['Food & drinks'],
    themes: ['energy transition', 'nature regeneration'],
    badges: ['locally_anchored'],
    criteria: criteriaOf({
      female_managers: null,
      founded_by_woman: false,
      kenya_founded: true,
      kenyan_employees: 100,
      revenue_in_kenya: 100,
      employees_with_different_abilities: 0,
      untreated: false,
      no_chemicals: false,
    }),
    level: null,
    featured: false,
    founding_year: 2023,
    county: '030',
    address_locality: 'Marigat',
    street_address: null,
    latitude: 0.47,
    longitude: 35.983,
    email: 'maji@majijua-pumps.example',
    telephone: '+254110000120',
    whatsapp_phone: '+254110000120',
    url: 'https://majijua-pumps.example',
    same_as: [],
    opening_hours: 'Monday to Friday, 8:00 to 17:00',
    verified_days_ago: 18,
    published_days_ago: 40,
  },
];
