import { criteriaOf } from '../../../../domain/vetting/badges';
import type { DemoBusiness } from '../../types';
import { text } from '../text';

export const transportation: DemoBusiness[] = [
  {
    slug: 'kimya-rides',
    owner: null,
    status: 'published',
    name: 'Kimya Rides',
    summary: 'Electric boda bodas and a battery-swap counter for 160 riders in Kisii town.',
    description: text(`
      Kimya leases electric motorcycles to riders who pay by the day and own the machine after
      twenty-two months. Batteries are swapped at three counters in Kisii and one in Suneka in about
      four minutes. The price of a swap is fixed for a quarter at a time and agreed with the riders'
      sacco before it changes.

      Riders receive two days of training, a helmet for the passenger and personal accident cover.
      Batteries that fall below seventy per cent of their capacity are built into lighting units for
      market stalls. At the end of life they go to a licensed handler; the receipts are on file.
    `),
    category: 'Transportation',
    other_categories: ['Energy'],
    themes: ['energy transition', "workers' wellbeing"],
    badges: ['locally_anchored'],
    criteria: criteriaOf(
      {
        female_managers: 42.9,
        founded_by_woman: false,
        kenya_founded: false,
        kenyan_employees: 59.1,
        revenue_in_kenya: 100,
        employees_with_different_abilities: 3,
        untreated: false,
        no_chemicals: false,
      },
      ['kenyan_employees', 'revenue_in_kenya'],
    ),
    level: 'Sprout',
    featured: false,
    founding_year: 2021,
    county: '045',
    address_locality: 'Kisii',
    street_address: 'Hospital Road, swap counter 1',
    latitude: -0.6817,
    longitude: 34.7667,
    email: 'riders@kimya-rides.example',
    telephone: '+254110000101',
    whatsapp_phone: '+254110000101',
    url: 'https://kimya-rides.example',
    same_as: ['https://x.example/kimyarides', 'https://linkedin.example/company/kimya-rides'],
    opening_hours: 'Every day, 5:00 to 23:00',
    verified_days_ago: 101,
    published_days_ago: 208,
  },
  {
    slug: 'mizigo-cargo-bikes',
    owner: null,
    status: 'published',
    name: 'Mizigo Cargo Bikes',
    summary:
      'Pedal and pedal-assist cargo trikes for traders in Kisumu, to buy or to hire by the hour.',
    description: text(`
      Mizigo builds three-wheeled cargo bikes that carry 180 kilos through gates where a pick-up
      cannot pass. Traders at Kibuye market hire them by the hour; bakeries and water sellers buy them
      over a year. The frame is welded in Kisumu and uses ordinary bicycle chains, so every fundi can
      mend it.

      Half of the hire fleet has an electric hub motor charged from the workshop roof. Women make up
      most of the hirers, which is why the step is low and the brake can be parked. Accident reports
      are discussed with hirers on the first Monday of the month.
    `),
    category: 'Transportation',
    other_categories: [],
    themes: ['energy transition', 'community action'],
    badges: ['women_led', 'locally_anchored'],
    criteria: criteriaOf({
      female_managers: 66.7,
      founded_by_woman: true,
      kenya_founded: true,
      kenyan_employees: 100,
      revenue_in_kenya: 97,
      employees_with_different_abilities: 8,
      untreated: false,
      no_chemicals: false,
    }),
    level: 'Sapling',
    featured: false,
    founding_year: 2018,
    county: '042',
    address_locality: 'Kisumu',
    street_address: 'Jomo Kenyatta Highway, Kibuye market gate 4',
    latitude: -0.0917,
    longitude: 34.768,
    email: 'beba@mizigo-bikes.example',
    telephone: '+254110000102',
    whatsapp_phone: '+254110000103',
    url: 'https://mizigo-bikes.example',
    same_as: ['https://facebook.example/mizigobikes'],
    opening_hours: 'Monday to Saturday, 6:30 to 18:30',
    verified_days_ago: 124,
    published_days_ago: 298,
  },
  {
    slug: 'usenge-electric-boats',
    owner: null,
    status: 'published',
    name: 'Usenge Electric Boats',
    summary: 'Electric outboards for fishing boats in Siaya, rented by the night with the battery.',
    description: text(`
      A fishing crew at Usenge spends much of a night's income on petrol. The company rents an electric
      outboard and a battery for a flat price per night and collects both in the morning. Crews who go
      further than the battery allows are told so beforehand and keep their old engine.

      Batteries charge on a jetty roof beside the landing site. The outboards are assembled in Siaya by
      eight technicians, three of whom were boat mechanics before. A log of breakdowns is shared with
      the beach management unit, and a night lost to a fault is not charged.
    `),
    category: 'Transportation',
    other_categories: ['Energy'],
    themes: ['energy transition', 'nature regeneration'],
    badges: ['locally_anchored'],
    criteria: criteriaOf({
      female_managers: 50,
      founded_by_woman: false,
      kenya_founded: true,
      kenyan_employees: 88,
      revenue_in_kenya: 100,
      employees_with_different_abilities: 0,
      untreated: false,
      no_chemicals: false,
    }),
    level: 'Sprout',
    featured: false,
    founding_year: 2022,
    county: '041',
    address_locality: 'Usenge',
    street_address: null,
    latitude: -0.0726,
    longitude: 34.0594,
    email: 'mashua@usenge-boats.example',
    telephone: '+254110000104',
    whatsapp_phone: '+254110000104',
    url: 'https://usenge-boats.example',
    same_as: [],
    opening_hours: 'Every day, 16:00 to 9:00',
    verified_days_ago: 34,
    published_days_ago: 110,
  },
  {
    slug: 'geuza-conversions',
    owner: null,
    status: 'published',
    name: 'Geuza Conversions',
    summary: 'School vans and farm pick-ups converted from diesel to electric in Athi River.',
    description: text(`
      Geuza takes the engine out of a sound van or pick-up and fits a motor, a battery and a new
      dashboard in about three weeks. Each customer first receives a sheet that compares ten years of
      fuel and service with the cost of conversion; for about a third of them the answer is to wait,
      and the sheet says so.

      Engines and gearboxes are sold to mechanics, oil is collected by a licensed handler. The
      workshop has a safety committee, lock-out tags for high voltage and an apprenticeship of eighteen
      months for graduates of technical colleges in Machakos and Makueni.
    `),
    category: 'Transportation',
    other_categories: [],
    themes: ['energy transition', "workers' wellbeing", 'responsible processing & packaging'],
    badges: ['women_led', 'locally_anchored'],
    criteria: criteriaOf({
      female_managers: 51,
      founded_by_woman: true,
      kenya_founded: true,
      kenyan_employees: 94,
      revenue_in_kenya: 89,
      employees_with_different_abilities: 6,
      untreated: false,
      no_chemicals: false,
    }),
    level: 'Sapling',
    featured: false,
    founding_year: 2019,
    county: '016',
    address_locality: 'Athi River',
    street_address: 'Off Namanga Road, godown 12',
    latitude: -1.4563,
    longitude: 36.9785,
    email: 'karakana@geuza-ev.example',
    telephone: '+254110000105',
    whatsapp_phone: '+254110000106',
    url: 'https://geuza-ev.example',
    same_as: ['https://linkedin.example/company/geuza-conversions'],
    opening_hours: 'Monday to Friday, 8:00 to 17:00',
    verified_days_ago: 139,
    published_days_ago: 255,
  },
];
