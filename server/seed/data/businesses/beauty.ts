import { criteriaOf } from '../../../../domain/vetting/badges';
import type { DemoBusiness } from '../../types';
import { text } from '../text';

export const beautyAndSelfCare: DemoBusiness[] = [
  {
    slug: 'mwangaza-soaps',
    owner: 'mwangaza',
    status: 'published',
    name: 'Mwangaza Soaps',
    summary: 'Cold-process bar soap from sunflower and avocado oil, made and refilled in Kakamega.',
    description: text(`
      Mwangaza began in a kitchen in Lurambi with one pot and a borrowed thermometer. Today eleven
      people make bar soap, shampoo bars and a liquid hand soap from sunflower, avocado and castor
      oil pressed in western Kenya. Bars cure for five weeks on open racks, and the date of each
      batch is stamped on the wrapper.

      Soap needs lye, so the business does not claim to be free of chemicals; the safety sheet hangs
      where the lye is weighed. Wrappers are newsprint, and liquid soap is sold only as a refill in
      Kakamega, Mumias and Kisumu. Wash water passes through a grease trap that the county inspects
      once a year.
    `),
    category: 'Beauty & self-care',
    other_categories: ['Home'],
    themes: ['responsible processing & packaging', "workers' wellbeing", 'community action'],
    badges: ['women_led', 'locally_anchored'],
    criteria: criteriaOf(
      {
        female_managers: 66.7,
        founded_by_woman: true,
        kenya_founded: true,
        kenyan_employees: 100,
        revenue_in_kenya: 93,
        employees_with_different_abilities: 18,
        untreated: false,
        no_chemicals: false,
      },
      ['female_managers', 'revenue_in_kenya'],
    ),
    level: 'Sapling',
    featured: true,
    founding_year: 2016,
    county: '037',
    address_locality: 'Kakamega',
    street_address: 'Canon Awori Street, next to the county library',
    latitude: 0.2842,
    longitude: 34.7523,
    email: 'hello@mwangaza-soaps.example',
    telephone: '+254700000117',
    whatsapp_phone: '+254700000117',
    url: 'https://mwangaza-soaps.example',
    same_as: ['https://instagram.example/mwangaza.soaps', 'https://facebook.example/mwangazasoaps'],
    opening_hours: 'Monday to Friday, 8:00 to 17:00; Saturday, 9:00 to 14:00',
    verified_days_ago: 36,
    published_days_ago: 396,
  },
  {
    slug: 'suguroi-aloe',
    owner: null,
    status: 'published',
    name: 'Suguroi Aloe',
    summary: 'Aloe gel and lip balm from cultivated plants on four Laikipia group ranches.',
    description: text(`
      Wild aloe cannot be traded without a permit, and for good reason. Suguroi buys leaf only from
      plants grown in contour lines by four women's groups near Rumuruti, under a benefit-sharing
      agreement that is read aloud at each annual meeting. The same lines slow the water that used to
      cut gullies into the grazing land.

      The gel is filled into glass in a two-room factory run on solar power. The label lists all
      seven ingredients, including the preservative, in English and Swahili. Glass jars earn a refund
      at shops in Nanyuki and Nyahururu.
    `),
    category: 'Beauty & self-care',
    other_categories: ['Health'],
    themes: ['nature regeneration', 'community action', 'transparent & accountable governance'],
    badges: ['women_led', 'locally_anchored'],
    criteria: criteriaOf({
      female_managers: 71.4,
      founded_by_woman: true,
      kenya_founded: true,
      kenyan_employees: 100,
      revenue_in_kenya: 47,
      employees_with_different_abilities: 7,
      untreated: true,
      no_chemicals: false,
    }),
    level: 'Sapling',
    featured: false,
    founding_year: 2013,
    county: '031',
    address_locality: 'Rumuruti',
    street_address: null,
    latitude: 0.2725,
    longitude: 36.5381,
    email: 'habari@suguroi-aloe.example',
    telephone: '+254700000118',
    whatsapp_phone: '+254700000119',
    url: 'https://suguroi-aloe.example',
    same_as: ['https://instagram.example/suguroi.aloe'],
    opening_hours: 'Monday to Friday, 8:30 to 16:30',
    verified_days_ago: 143,
    published_days_ago: 275,
  },
  {
    slug: 'bahari-mwani-skincare',
    owner: null,
    status: 'published',
    name: 'Bahari Mwani Skincare',
    summary: 'Seaweed soap, scrub and bath salts from shallow-water farms near Shimoni.',
    description: text(`
      Women in three villages near Shimoni grow seaweed on ropes tied between wooden pegs and harvest
      it at spring tide. Until recently all of it left the coast as dried bales. Bahari Mwani buys a
      share at twice the bale price and turns it into soap, scrub and bath salts within a kilometre
      of the beach.

      Dry seaweed is ground by a solar mill, coconut oil is pressed in Lunga Lunga and nothing else
      goes into the scrub. Ropes and floats that wear out are carried home, counted and sold to a
      recycler in Ukunda, so that they do not end on the reef.
    `),
    category: 'Beauty & self-care',
    other_categories: [],
    themes: ['nature regeneration', 'community action', 'energy transition'],
    badges: ['women_led', 'locally_anchored', 'toxin_free'],
    criteria: criteriaOf(
      {
        female_managers: 100,
        founded_by_woman: true,
        kenya_founded: true,
        kenyan_employees: 94,
        revenue_in_kenya: 72,
        employees_with_different_abilities: 3,
        untreated: true,
        no_chemicals: true,
      },
      ['female_managers', 'kenyan_employees', 'revenue_in_kenya'],
    ),
    level: 'Sprout',
    featured: false,
    founding_year: 2020,
    county: '002',
    address_locality: 'Shimoni',
    street_address: 'Jetty Road, last building before the fish banda',
    latitude: -4.6478,
    longitude: 39.3808,
    email: 'mwani@bahari-mwani.example',
    telephone: '+254700000120',
    whatsapp_phone: '+254700000120',
    url: 'https://bahari-mwani.example',
    same_as: [],
    opening_hours: 'Monday to Saturday, 9:00 to 16:00, depending on the tide',
    verified_days_ago: 82,
    published_days_ago: 205,
  },
  {
    slug: 'mbuyu-oils',
    owner: null,
    status: 'published',
    name: 'Mbuyu Oils',
    summary: 'Cold-pressed baobab seed oil for hair and skin, from trees mapped around Voi.',
    description: text(`
      Mbuyu Oils presses the seed that is left when baobab pulp is sold as powder. Collectors pick
      fallen pods only. Every tree in the supply area has a number on a hand-drawn map, and pods from
      trees near hyrax dens or nesting sites are left where they fall.

      The oil is filtered through cloth and bottled in amber glass in sizes from ten millilitres to a
      litre. Hair salons in Voi and Mombasa bring the litre bottles back. The press cake is sold to
      goat keepers, who report that the goats approve.
    `),
    category: 'Beauty & self-care',
    other_categories: [],
    themes: ['nature regeneration', 'responsible processing & packaging'],
    badges: ['locally_anchored', 'toxin_free'],
    criteria: criteriaOf({
      female_managers: 50,
      founded_by_woman: false,
      kenya_founded: true,
      kenyan_employees: 100,
      revenue_in_kenya: 68,
      employees_with_different_abilities: 0,
      untreated: true,
      no_chemicals: true,
    }),
    level: 'Seed',
    featured: false,
    founding_year: 2022,
    county: '006',
    address_locality: 'Voi',
    street_address: null,
    latitude: -3.3961,
    longitude: 38.5561,
    email: 'mafuta@mbuyu-oils.example',
    telephone: '+254700000121',
    whatsapp_phone: '+254700000121',
    url: 'https://mbuyu-oils.example',
    same_as: [],
    opening_hours: 'Monday to Friday, 8:00 to 16:00',
    verified_days_ago: 30,
    published_days_ago: 75,
  },
];
