import { criteriaOf } from '../../../../domain/vetting/badges';
import type { DemoBusiness } from '../../types';
import { text } from '../text';

export const health: DemoBusiness[] = [
  {
    slug: 'heri-pads',
    owner: null,
    status: 'published',
    name: 'Heri Pads',
    summary: 'Washable sanitary pads and plain talk about periods, from a workshop in Webuye.',
    description: text(`
      Heri sews washable pads that last about three years if they are rinsed in cold water and dried
      in the sun. A set of five comes with a drying line, a bar of plain soap and a calendar. The
      workshop will open any pad in front of a buyer to show the layers inside.

      Sales to shops pay for school visits in Bungoma and Trans Nzoia, where boys attend the same
      lesson as girls. Fabric waste fills mattresses for the sub-county hospital. Staff have a paid
      rest day when they need one, and no reason is asked.
    `),
    category: 'Health',
    other_categories: ['Beauty & self-care'],
    themes: ['community action', "workers' wellbeing", 'responsible processing & packaging'],
    badges: ['women_led', 'locally_anchored'],
    criteria: criteriaOf(
      {
        female_managers: 83.3,
        founded_by_woman: true,
        kenya_founded: true,
        kenyan_employees: 100,
        revenue_in_kenya: 90,
        employees_with_different_abilities: 22,
        untreated: false,
        no_chemicals: true,
      },
      ['female_managers'],
    ),
    level: 'Sapling',
    featured: false,
    founding_year: 2015,
    county: '039',
    address_locality: 'Webuye',
    street_address: 'Malaba Road, behind the old paper mill houses',
    latitude: 0.6004,
    longitude: 34.7711,
    email: 'dada@heri-pads.example',
    telephone: '+254700000122',
    whatsapp_phone: '+254700000122',
    url: 'https://heri-pads.example',
    same_as: ['https://facebook.example/heripads'],
    opening_hours: 'Monday to Friday, 8:00 to 17:00',
    verified_days_ago: 109,
    published_days_ago: 342,
  },
  {
    slug: 'afya-jua-clinic',
    owner: null,
    status: 'published',
    name: 'Afya Jua Clinic',
    summary: 'A solar-powered nursing clinic in Lodwar with a fridge log that anyone may read.',
    description: text(`
      Afya Jua is a nurse-led clinic on the Kalokol road. Panels on the roof run the lights, the
      vaccine refrigerator and a small laboratory; temperature is written down twice a day and the
      page is pinned beside the door. Two motorcycles carry outreach teams to settlements along the
      Turkwel.

      Sharps and dressings are incinerated at the county hospital under a written agreement, and the
      transfer notes are kept for five years. Prices are painted on the wall. People who cannot pay
      are treated first and helped with registration for public health insurance afterwards.
    `),
    category: 'Health',
    other_categories: ['Energy'],
    themes: ['energy transition', 'community action', 'transparent & accountable governance'],
    badges: ['women_led', 'locally_anchored'],
    criteria: criteriaOf({
      female_managers: 60,
      founded_by_woman: true,
      kenya_founded: true,
      kenyan_employees: 96,
      revenue_in_kenya: 100,
      employees_with_different_abilities: 8,
      untreated: false,
      no_chemicals: false,
    }),
    level: 'Sprout',
    featured: false,
    founding_year: 2018,
    county: '023',
    address_locality: 'Lodwar',
    street_address: 'Kalokol Road, 600 m after the bridge',
    latitude: 3.1191,
    longitude: 35.5973,
    email: 'mapokezi@afya-jua.example',
    telephone: '+254700000123',
    whatsapp_phone: '+254700000124',
    url: 'https://afya-jua.example',
    same_as: [],
    opening_hours: 'Monday to Saturday, 7:30 to 18:00; emergencies at any time',
    verified_days_ago: 185,
    published_days_ago: 290,
  },
  {
    slug: 'ona-spectacles',
    owner: null,
    status: 'published',
    name: 'Ona Spectacles',
    summary: 'Eye tests and refurbished frames in Nyeri, with a monthly round of market days.',
    description: text(`
      Ona collects used frames through twelve pharmacies in Nyeri and Nyandarua, cleans and
      straightens them, and fits new lenses ground in its own small laboratory. A refurbished pair
      costs between a third and a half of a new one. About one frame in four is beyond saving; metal
      and plastic are then separated for a recycler.

      An optometrist and an assistant travel to a market every Wednesday with a folding test chart
      and a price list. Health records are kept encrypted, and customers receive a copy on paper
      without asking for it.
    `),
    category: 'Health',
    other_categories: ['Waste'],
    themes: ['community action', 'transparent & accountable governance'],
    badges: ['locally_anchored'],
    criteria: criteriaOf({
      female_managers: 50,
      founded_by_woman: false,
      kenya_founded: true,
      kenyan_employees: 100,
      revenue_in_kenya: 100,
      employees_with_different_abilities: 25,
      untreated: false,
      no_chemicals: false,
    }),
    level: 'Sprout',
    featured: false,
    founding_year: 2019,
    county: '019',
    address_locality: 'Nyeri',
    street_address: null,
    latitude: -0.4201,
    longitude: 36.9476,
    email: 'macho@ona-spectacles.example',
    telephone: '+254700000125',
    whatsapp_phone: '+254700000125',
    url: 'https://ona-spectacles.example',
    same_as: [],
    opening_hours: 'Monday, Tuesday, Thursday and Friday, 8:30 to 17:00',
    verified_days_ago: 212,
    published_days_ago: 260,
  },
  {
    slug: 'tembea-mobility-workshop',
    owner: null,
    status: 'published',
    name: 'Tembea Mobility Workshop',
    summary: 'Wheelchairs and tricycles for rough roads, welded in Nakuru by people who use them.',
    description: text(`
      Tembea builds three-wheeled chairs for murram roads from steel tube, bicycle wheels and matatu
      seat fabric: parts that any town in the Rift can replace. Every chair is fitted to its user over
      two visits, and the first service is free after three months.

      Eleven of the twenty-one people on the payroll have a disability, including the workshop
      manager and the two lead welders. The yard has ramps of the gradient the customers will meet at
      home. Off-cut steel goes back to the merchant, who credits it by weight.
    `),
    category: 'Health',
    other_categories: ['Transportation'],
    themes: ["workers' wellbeing", 'community action'],
    badges: ['locally_anchored', 'ability_inclusion'],
    criteria: criteriaOf(
      {
        female_managers: 33.3,
        founded_by_woman: false,
        kenya_founded: true,
        kenyan_employees: 100,
        revenue_in_kenya: 85,
        employees_with_different_abilities: 52.4,
        untreated: false,
        no_chemicals: false,
      },
      ['employees_with_different_abilities', 'kenyan_employees'],
    ),
    level: 'Sapling',
    featured: false,
    founding_year: 2007,
    county: '032',
    address_locality: 'Nakuru',
    street_address: 'Enterprise Road, Industrial Area, shed 9',
    latitude: -0.3031,
    longitude: 36.08,
    email: 'workshop@tembea-mobility.example',
    telephone: '+254700000126',
    whatsapp_phone: '+254700000127',
    url: 'https://tembea-mobility.example',
    same_as: ['https://linkedin.example/company/tembea-mobility'],
    opening_hours: 'Monday to Friday, 8:00 to 16:30',
    verified_days_ago: 68,
    published_days_ago: 415,
  },
];
