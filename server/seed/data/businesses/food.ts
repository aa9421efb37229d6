import { criteriaOf } from '../../../../domain/vetting/badges';
import type { DemoBusiness } from '../../types';
import { text } from '../text';

export const foodAndDrinks: DemoBusiness[] = [
  {
    slug: 'mwania-dryland-honey',
    owner: null,
    status: 'published',
    name: 'Mwania Dryland Honey',
    summary:
      'Acacia honey and beeswax from 140 hive keepers around Kibwezi, traceable to the village.',
    description: text(`
      Mwania buys comb honey from 140 keepers in Kibwezi, Makindu and Mtito Andei, and presses it in
      a small hall beside the old railway. Each jar carries the month of harvest and the name of the
      village. Keepers are paid by weight on the day of delivery, with a second payment in December
      when the year's sales are known.

      Hives hang in standing acacia and baobab, so nobody gains from felling the trees. Jars come
      back for a deposit of KES 30 at the shop and at two stockists in Wote. The wax goes to candle
      makers and to a workshop that treats hive timber.
    `),
    category: 'Food & drinks',
    other_categories: ['Beauty & self-care'],
    themes: ['nature regeneration', 'community action', 'responsible processing & packaging'],
    badges: ['locally_anchored', 'toxin_free'],
    criteria: criteriaOf(
      {
        female_managers: 50,
        founded_by_woman: true,
        kenya_founded: true,
        kenyan_employees: 100,
        revenue_in_kenya: 88,
        employees_with_different_abilities: 9,
        untreated: true,
        no_chemicals: true,
      },
      ['kenyan_employees', 'revenue_in_kenya'],
    ),
    level: 'Sapling',
    featured: false,
    founding_year: 2014,
    county: '017',
    address_locality: 'Kibwezi',
    street_address: 'Railway Road, behind the grain store',
    latitude: -2.4106,
    longitude: 37.9587,
    email: 'asali@mwania-honey.example',
    telephone: '+254700000101',
    whatsapp_phone: '+254700000101',
    url: 'https://mwania-honey.example',
    same_as: ['https://instagram.example/mwania.honey'],
    opening_hours: 'Monday to Saturday, 8:00 to 17:00',
    verified_days_ago: 64,
    published_days_ago: 430,
  },
  {
    slug: 'nam-lolwe-cold-chain',
    owner: 'nam-lolwe',
    status: 'published',
    name: 'Nam Lolwe Cold Chain',
    summary: 'Solar ice and cold rooms at four landing sites on Lake Victoria, sold by the kilo.',
    description: text(`
      Nam Lolwe runs flake-ice machines and walk-in cold rooms at four beaches around Mbita. Fishers
      and traders pay by the kilo and by the night, with a mobile-money receipt for each use, so a
      trader with one crate gets the same price as a lorry owner. The plants run on solar panels with
      ice as the store; a generator is kept for the long rains and its hours are written on the door.

      Omena and tilapia that used to be sold before noon now reach Kisumu and Nairobi in insulated
      crates. The crates are washed and returned; there is no polystyrene in the chain. Each cold
      room has a committee of users which meets monthly and can see the takings.
    `),
    category: 'Food & drinks',
    other_categories: ['Energy'],
    themes: ['energy transition', 'community action', 'responsible processing & packaging'],
    badges: ['women_led', 'locally_anchored'],
    criteria: criteriaOf(
      {
        female_managers: 60,
        founded_by_woman: true,
        kenya_founded: true,
        kenyan_employees: 97,
        revenue_in_kenya: 100,
        employees_with_different_abilities: 4,
        untreated: false,
        no_chemicals: false,
      },
      ['female_managers', 'kenyan_employees'],
    ),
    level: 'Tree',
    featured: true,
    founding_year: 2017,
    county: '043',
    address_locality: 'Mbita',
    street_address: 'Beach Road, next to the fish landing banda',
    latitude: -0.4236,
    longitude: 34.2064,
    email: 'office@namlolwe-coldchain.example',
    telephone: '+254700000102',
    whatsapp_phone: '+254700000103',
    url: 'https://namlolwe-coldchain.example',
    same_as: ['https://linkedin.example/company/nam-lolwe-cold-chain'],
    opening_hours: 'Every day, 5:00 to 19:00',
    verified_days_ago: 40,
    published_days_ago: 310,
  },
  {
    slug: 'tharaka-sun-fruits',
    owner: null,
    status: 'published',
    name: 'Tharaka Sun Fruits',
    summary: 'Mango, pawpaw and banana dried in solar tunnels at Marimanti, with nothing added.',
    description: text(`
      In February the mangoes of Tharaka ripen all at once and most of them used to rot under the
      trees. Tharaka Sun Fruits dries about two tonnes of fresh fruit a day in the season, in tunnels
      heated by the sun alone, and a smaller amount of banana through the rest of the year.

      The fruit has no sugar and no sulphur. It is packed in paper pouches with a thin inner lining;
      the team says openly that the lining is not yet compostable and is testing two replacements.
      Forty seasonal workers, most of them women from nearby homesteads, are on written contracts
      with NSSF and SHIF paid.
    `),
    category: 'Food & drinks',
    other_categories: [],
    themes: ['responsible processing & packaging', 'energy transition', "workers' wellbeing"],
    badges: ['women_led', 'locally_anchored', 'toxin_free'],
    criteria: criteriaOf({
      female_managers: 66.7,
      founded_by_woman: true,
      kenya_founded: true,
      kenyan_employees: 100,
      revenue_in_kenya: 42,
      employees_with_different_abilities: 5,
      untreated: true,
      no_chemicals: true,
    }),
    level: 'Sapling',
    featured: false,
    founding_year: 2018,
    county: '013',
    address_locality: 'Marimanti',
    street_address: null,
    latitude: -0.1577,
    longitude: 37.9782,
    email: 'orders@tharaka-sun.example',
    telephone: '+254700000104',
    whatsapp_phone: '+254700000104',
    url: 'https://tharaka-sun.example',
    same_as: [],
    opening_hours: 'Monday to Friday, 8:00 to 16:30',
    verified_days_ago: 118,
    published_days_ago: 265,
  },
  {
    slug: 'ewaso-camel-dairy',
    owner: null,
    status: 'published',
    name: 'Ewaso Camel Dairy',
    summary:
      'Pasteurised camel milk and yoghurt collected from herders around Isiolo in steel cans.',
    description: text(`
      Ewaso collects camel milk before sunrise from herding families within fifty kilometres of
      Isiolo. The milk travels in steel cans, not in reused oil containers, and is tested for acidity
      at the gate while the supplier watches. It is pasteurised the same morning and sold in glass or
      in the customer's own bottle.

      Most suppliers are women, who hold their own supplier numbers and are paid directly every
      Friday. In dry months the dairy publishes how much less it collected and shares that figure
      with the county drought office.
    `),
    category: 'Food & drinks',
    other_categories: [],
    themes: ['community action', 'responsible processing & packaging'],
    badges: ['women_led', 'locally_anchored'],
    criteria: criteriaOf({
      female_managers: 75,
      founded_by_woman: true,
      kenya_founded: true,
      kenyan_employees: 92,
      revenue_in_kenya: 100,
      employees_with_different_abilities: 0,
      untreated: false,
      no_chemicals: true,
    }),
    level: 'Sprout',
    featured: false,
    founding_year: 2012,
    county: '011',
    address_locality: 'Isiolo',
    street_address: 'Hospital Road, opposite the livestock market',
    latitude: 0.3546,
    longitude: 37.5822,
    email: 'maziwa@ewaso-dairy.example',
    telephone: '+254700000105',
    whatsapp_phone: null,
    url: 'https://ewaso-dairy.example',
    same_as: [],
    opening_hours: 'Every day, 6:00 to 18:00',
    verified_days_ago: 201,
    published_days_ago: 380,
  },
  {
    slug: 'rwama-coffee-growers',
    owner: null,
    status: 'published',
    name: 'Rwama Coffee Growers',
    summary: 'A factory of 620 smallholders near Kerugoya that roasts part of its own crop.',
    description: text(`
      Rwama is owned by 620 families with an average of two hundred coffee trees each. The society
      pulps and dries its members' cherry on raised beds, exports most of it as green coffee and
      roasts about a tenth in Kerugoya for shops and offices in Kenya. Members receive a payment
      statement for every delivery and can read the audited accounts at the factory.

      Pulping water used to run into the stream. It now passes through two settling pits and a reed
      bed, and the pulp is composted and carried back to the farms. Roasted coffee is packed in
      refillable tins for offices within the county.
    `),
    category: 'Food & drinks',
    other_categories: [],
    themes: [
      'transparent & accountable governance',
      'nature regeneration',
      'responsible processing & packaging',
    ],
    badges: ['locally_anchored'],
    criteria: criteriaOf(
      {
        female_managers: 33.3,
        founded_by_woman: false,
        kenya_founded: true,
        kenyan_employees: 100,
        revenue_in_kenya: 14,
        employees_with_different_abilities: 3,
        untreated: false,
        no_chemicals: false,
      },
      ['female_managers', 'revenue_in_kenya'],
    ),
    level: 'Sapling',
    featured: false,
    founding_year: 1988,
    county: '020',
    address_locality: 'Kerugoya',
    street_address: null,
    latitude: -0.4989,
    longitude: 37.2803,
    email: 'society@rwama-coffee.example',
    telephone: '+254700000106',
    whatsapp_phone: '+254700000106',
    url: 'https://rwama-coffee.example',
    same_as: ['https://x.example/rwamacoffee'],
    opening_hours: 'Monday to Friday, 8:00 to 16:00; daily from October to December',
    verified_days_ago: 152,
    published_days_ago: 505,
  },
];
