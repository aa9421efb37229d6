import { criteriaOf } from '../../../../domain/vetting/badges';
import type { DemoBusiness } from '../../types';
import { text } from '../text';

export const kidsAndBaby: DemoBusiness[] = [
  {
    slug: 'malkia-cloth-nappies',
    owner: null,
    status: 'published',
    name: 'Malkia Cloth Nappies',
    summary: 'Washable nappies sewn in Thika, with a lending kit for the first six weeks.',
    description: text(`
      Malkia sews cloth nappies in one adjustable size, meant to last from birth to potty training
      and then for the next child. The cotton comes from a mill in Thika and the waterproof layer is
      the one part that is imported; both are named on the label, together with washing advice for
      homes without a machine or running water.

      Parents who are unsure can borrow a kit of ten for six weeks against a deposit. Returned kits
      are washed at sixty degrees, checked and lent again. Worn-out nappies are taken back and become
      cleaning cloths for a garage down the road.
    `),
    category: 'Kids & baby',
    other_categories: [],
    themes: ['responsible processing & packaging', "workers' wellbeing"],
    badges: ['women_led', 'locally_anchored'],
    criteria: criteriaOf(
      {
        female_managers: 100,
        founded_by_woman: true,
        kenya_founded: true,
        kenyan_employees: 100,
        revenue_in_kenya: 96,
        employees_with_different_abilities: 12,
        untreated: false,
        no_chemicals: true,
      },
      ['female_managers'],
    ),
    level: 'Sapling',
    featured: false,
    founding_year: 2019,
    county: '022',
    address_locality: 'Thika',
    street_address: 'Commercial Street, second floor above the bookshop',
    latitude: -1.0333,
    longitude: 37.0693,
    email: 'mama@malkia-nappies.example',
    telephone: '+254700000107',
    whatsapp_phone: '+254700000107',
    url: 'https://malkia-nappies.example',
    same_as: ['https://instagram.example/malkia.nappies'],
    opening_hours: 'Monday to Friday, 9:00 to 17:00; Saturday, 9:00 to 13:00',
    verified_days_ago: 77,
    published_days_ago: 220,
  },
  {
    slug: 'mbao-toy-workshop',
    owner: null,
    status: 'published',
    name: 'Mbao Toy Workshop',
    summary: 'Wooden toys and school counting sets cut from sawmill offcuts in Eldoret.',
    description: text(`
      The workshop makes blocks, animals and counting frames from cypress and grevillea offcuts that
      three sawmills would otherwise burn. Pieces are sanded by hand and finished with beeswax or
      left bare. Nothing is small enough to fit in a toddler's throat; the gauge used for that test
      hangs by the door and visitors may try it.

      Eight of the twenty craftspeople are deaf or have a physical disability. Benches were built to
      fit them, and the morning briefing is held in Kenyan Sign Language. Nursery schools in Uasin
      Gishu can pay for sets over two terms.
    `),
    category: 'Kids & baby',
    other_categories: ['Home'],
    themes: ["workers' wellbeing", 'responsible processing & packaging', 'community action'],
    badges: ['locally_anchored', 'ability_inclusion', 'toxin_free'],
    criteria: criteriaOf(
      {
        female_managers: 40,
        founded_by_woman: false,
        kenya_founded: true,
        kenyan_employees: 100,
        revenue_in_kenya: 100,
        employees_with_different_abilities: 40,
        untreated: true,
        no_chemicals: true,
      },
      ['employees_with_different_abilities'],
    ),
    level: 'Sapling',
    featured: false,
    founding_year: 2016,
    county: '027',
    address_locality: 'Eldoret',
    street_address: 'Kipkaren Road, by the second roundabout',
    latitude: 0.5143,
    longitude: 35.2698,
    email: 'hello@mbao-toys.example',
    telephone: '+254700000108',
    whatsapp_phone: '+254700000109',
    url: 'https://mbao-toys.example',
    same_as: [],
    opening_hours: 'Monday to Friday, 8:00 to 17:00',
    verified_days_ago: 23,
    published_days_ago: 190,
  },
  {
    slug: 'lishe-ndogo',
    owner: null,
    status: 'published',
    name: 'Lishe Ndogo',
    summary: 'Weaning flours of millet, sorghum and groundnut, milled weekly in Mbale.',
    description: text(`
      Lishe Ndogo mills four flours for young children from finger millet, sorghum, groundnut and
      dried amaranth leaf. Grain is bought from farmers in Vihiga and Siaya and every sack is
      screened for aflatoxin before it enters the store; the results are kept in a book that
      customers may ask to see.

      Flour is sold in one-kilo paper bags or by the scoop into the buyer's own tin. The packs state
      that the flours go with breastfeeding and do not replace it. Mothers' groups at three health
      centres teach the recipes.
    `),
    category: 'Kids & baby',
    other_categories: ['Food & drinks', 'Health'],
    themes: ['community action', 'responsible processing & packaging'],
    badges: ['women_led', 'locally_anchored', 'toxin_free'],
    criteria: criteriaOf({
      female_managers: 80,
      founded_by_woman: true,
      kenya_founded: true,
      kenyan_employees: 100,
      revenue_in_kenya: 100,
      employees_with_different_abilities: 0,
      untreated: true,
      no_chemicals: true,
    }),
    level: 'Sprout',
    featured: false,
    founding_year: 2020,
    county: '038',
    address_locality: 'Mbale',
    street_address: null,
    latitude: 0.0833,
    longitude: 34.7194,
    email: 'unga@lishe-ndogo.example',
    telephone: '+254700000110',
    whatsapp_phone: '+254700000110',
    url: 'https://lishe-ndogo.example',
    same_as: [],
    opening_hours: 'Monday to Saturday, 8:30 to 17:30',
    verified_days_ago: 134,
    published_days_ago: 240,
  },
  {
    slug: 'pwani-tots',
    owner: null,
    status: 'published',
    name: 'Pwani Tots',
    summary: 'Baby clothes and carriers sewn in Malindi from kanga and kikoi offcuts.',
    description: text(`
      Pwani Tots collects kanga and kikoi offcuts from tailors and hotels between Malindi and Watamu
      and sews them into rompers, hats and baby carriers. No two pieces match. Seams are flat and
      buttons are coconut shell, because plastic poppers fail in salt air.

      Six tailors share the workroom and set piece rates together twice a year. Clothes that are
      outgrown can be exchanged for a discount on the next size; the returned ones are mended and
      sold on a second-hand rail at the front of the shop.
    `),
    category: 'Kids & baby',
    other_categories: ['Clothing & accessories'],
    themes: ['responsible processing & packaging', "workers' wellbeing"],
    badges: ['women_led', 'locally_anchored'],
    criteria: criteriaOf({
      female_managers: 100,
      founded_by_woman: true,
      kenya_founded: true,
      kenyan_employees: 83,
      revenue_in_kenya: 64,
      employees_with_different_abilities: 17,
      untreated: false,
      no_chemicals: false,
    }),
    level: 'Sprout',
    featured: false,
    founding_year: 2021,
    county: '003',
    address_locality: 'Malindi',
    street_address: 'Lamu Road, arcade shop 6',
    latitude: -3.2175,
    longitude: 40.1191,
    email: 'shop@pwani-tots.example',
    telephone: '+254700000111',
    whatsapp_phone: '+254700000111',
    url: 'https://pwani-tots.example',
    same_as: ['https://facebook.example/pwanitots', 'https://instagram.example/pwanitots'],
    opening_hours: 'Monday to Saturday, 9:30 to 18:00',
    verified_days_ago: 98,
    published_days_ago: 160,
  },
];
