import { criteriaOf } from '../../../../domain/vetting/badges';
import type { DemoBusiness } from '../../types';
import { text } from '../text';

export const tourismAndTravel: DemoBusiness[] = [
  {
    slug: 'nkadoru-community-camp',
    owner: 'nkadoru',
    status: 'published',
    name: 'Nkadoru Community Camp',
    summary: 'Eight tents on the Ewaso Nyiro near Archers Post, owned by a Samburu group ranch.',
    description: text(`
      Nkadoru belongs to the 1,100 registered members of a group ranch and is run by an elected board
      of nine, four of them women. A fixed amount per guest night goes into the ranch account before
      any other bill is paid, and the balance is read out at the quarterly meeting.

      The camp has eight tents, bucket showers heated by the sun and no swimming pool, because the
      river is shared with livestock and elephants downstream. Guides come from the ranch and hold
      professional licences. Guests are asked to stay three nights; the camp explains why one is hard
      on fuel, staff and animals.
    `),
    category: 'Tourism & Travel',
    other_categories: ['Hospitality'],
    themes: ['nature regeneration', 'community action', 'transparent & accountable governance'],
    badges: ['locally_anchored'],
    criteria: criteriaOf(
      {
        female_managers: 50,
        founded_by_woman: false,
        kenya_founded: true,
        kenyan_employees: 100,
        revenue_in_kenya: 38,
        employees_with_different_abilities: 5,
        untreated: false,
        no_chemicals: false,
      },
      ['female_managers', 'kenyan_employees'],
    ),
    level: 'Tree',
    featured: true,
    founding_year: 2010,
    county: '025',
    address_locality: 'Archers Post',
    street_address: null,
    latitude: 0.64,
    longitude: 37.67,
    email: 'bookings@nkadoru-camp.example',
    telephone: '+254700000133',
    whatsapp_phone: '+254700000134',
    url: 'https://nkadoru-camp.example',
    same_as: ['https://instagram.example/nkadoru.camp'],
    opening_hours: 'Open all year except November; bookings Monday to Friday, 8:00 to 17:00',
    verified_days_ago: 47,
    published_days_ago: 270,
  },
  {
    slug: 'mikoko-dhow-days',
    owner: null,
    status: 'published',
    name: 'Mikoko Dhow Days',
    summary: 'Day trips under sail through the mangroves of the Lamu archipelago, no engine.',
    description: text(`
      Five captains share three dhows and one booking book. Trips leave with the tide and return with
      the wind, through channels where a motor would disturb fish and roots alike. Lunch is cooked on
      board with fish bought that morning from a named boat, and water comes from a clay pot.

      Each trip includes an hour with a mangrove ranger who shows which poles may be cut and how the
      licence works. KES 300 from every ticket pays for seedlings at Manda, and the survival count
      after twelve months is published, good or bad.
    `),
    category: 'Tourism & Travel',
    other_categories: [],
    themes: ['nature regeneration', 'energy transition', 'community action'],
    badges: ['locally_anchored'],
    criteria: criteriaOf({
      female_managers: 0,
      founded_by_woman: false,
      kenya_founded: true,
      kenyan_employees: 100,
      revenue_in_kenya: 66,
      employees_with_different_abilities: 8,
      untreated: false,
      no_chemicals: true,
    }),
    level: 'Sprout',
    featured: false,
    founding_year: 2017,
    county: '005',
    address_locality: 'Shela, Lamu',
    street_address: 'Shela waterfront, at the third jetty',
    latitude: -2.2953,
    longitude: 40.9143,
    email: 'safari@mikoko-dhow.example',
    telephone: '+254700000135',
    whatsapp_phone: '+254700000135',
    url: 'https://mikoko-dhow.example',
    same_as: ['https://instagram.example/mikoko.dhow'],
    opening_hours: 'Every day with a suitable tide, July to April',
    verified_days_ago: 176,
    published_days_ago: 232,
  },
  {
    slug: 'kerio-edge-walks',
    owner: null,
    status: 'published',
    name: 'Kerio Edge Walks',
    summary: 'Guided walks and homestays between Iten and the floor of the Kerio Valley.',
    description: text(`
      The escarpment drops 1,200 metres between Iten and the valley. Kerio Edge leads walks of one to
      four days along old cattle paths, sleeping in seven homes that take turns to host. Hosts agree
      the price and the menu among themselves every January.

      Groups are limited to eight. Walkers carry their own bottles and each home has a filter, so the
      walks produce no water bottles to bury. The guides, most of them former runners, close two paths
      every rainy season to let the slope rest.
    `),
    category: 'Tourism & Travel',
    other_categories: ['Hospitality'],
    themes: ['community action', 'nature regeneration'],
    badges: ['women_led', 'locally_anchored'],
    criteria: criteriaOf({
      female_managers: 66.7,
      founded_by_woman: true,
      kenya_founded: true,
      kenyan_employees: 100,
      revenue_in_kenya: 55,
      employees_with_different_abilities: 0,
      untreated: false,
      no_chemicals: false,
    }),
    level: 'Sprout',
    featured: false,
    founding_year: 2018,
    county: '028',
    address_locality: 'Iten',
    street_address: 'Viewpoint Road, opposite the running track',
    latitude: 0.6703,
    longitude: 35.5085,
    email: 'walk@kerio-edge.example',
    telephone: '+254700000136',
    whatsapp_phone: '+254700000136',
    url: 'https://kerio-edge.example',
    same_as: [],
    opening_hours: 'Office Monday to Saturday, 8:00 to 17:00',
    verified_days_ago: 206,
    published_days_ago: 318,
  },
  {
    slug: 'chalbi-camel-treks',
    owner: null,
    status: 'published',
    name: 'Chalbi Camel Treks',
    summary: 'Walking journeys with camels from Marsabit to the Chalbi, planned with the herders.',
    description: text(`
      Chalbi Camel Treks was started by a Danish geographer and two Gabra herders, and is registered
      in Copenhagen and Marsabit. Visiting trainees still make up a good part of the team; the
      share of Kenyan employees, all on yearly contracts, is shown with the criteria so that readers
      can follow how it changes.

      Routes are agreed with water committees, who may turn a group back in a dry year and have done
      so twice. Camels carry everything, including the rubbish on the way home. Herders are paid a
      daily rate for each camel, with rest days paid in full.
    `),
    category: 'Tourism & Travel',
    other_categories: [],
    themes: ['community action', 'transparent & accountable governance'],
    badges: [],
    criteria: criteriaOf(
      {
        female_managers: 50,
        founded_by_woman: true,
        kenya_founded: false,
        kenyan_employees: 59,
        revenue_in_kenya: 61,
        employees_with_different_abilities: 0,
        untreated: false,
        no_chemicals: false,
      },
      ['kenyan_employees', 'revenue_in_kenya'],
    ),
    level: 'Seed',
    featured: false,
    founding_year: 2019,
    county: '010',
    address_locality: 'Marsabit',
    street_address: null,
    latitude: 2.3284,
    longitude: 37.9899,
    email: 'trek@chalbi-camels.example',
    telephone: '+254700000137',
    whatsapp_phone: '+254700000138',
    url: 'https://chalbi-camels.example',
    same_as: ['https://instagram.example/chalbi.camels'],
    opening_hours: 'Treks in January, February and from July to September',
    verified_days_ago: 58,
    published_days_ago: 140,
  },
];
