import { criteriaOf } from '../../../../domain/vetting/badges';
import type { DemoBusiness } from '../../types';
import { text } from '../text';

export const clothingAndAccessories: DemoBusiness[] = [
  {
    slug: 'mwingi-kiondo-weavers',
    owner: null,
    status: 'published',
    name: 'Mwingi Kiondo Weavers',
    summary:
      'Sisal kiondos by 210 weavers in eleven villages around Mwingi, dyed with bark and soil.',
    description: text(`
      Two hundred and ten women weave for the group, most of them at home between farm work. Sisal is
      grown along field edges, twisted by hand and dyed with bark, roots and red soil. A basket takes
      from four days to three weeks, and the tag gives the weaver's name and the days it took.

      The group sets prices at an open meeting each January. Sixty per cent of the selling price goes
      to the weaver, the rest to leather handles, transport and a fund for school fees. Orders from
      abroad are welcome if they leave time: nobody is asked to weave at night.
    `),
    category: 'Clothing & accessories',
    other_categories: ['Home'],
    themes: ["workers' wellbeing", 'community action', 'nature regeneration'],
    badges: ['women_led', 'locally_anchored', 'toxin_free'],
    criteria: criteriaOf(
      {
        female_managers: 100,
        founded_by_woman: true,
        kenya_founded: true,
        kenyan_employees: 100,
        revenue_in_kenya: 45,
        employees_with_different_abilities: 11,
        untreated: true,
        no_chemicals: true,
      },
      ['female_managers', 'kenyan_employees'],
    ),
    level: 'Sapling',
    featured: true,
    founding_year: 1996,
    county: '015',
    address_locality: 'Mwingi',
    street_address: "Garissa Road, weavers' hall beside the post office",
    latitude: -0.936,
    longitude: 38.0596,
    email: 'vyondo@mwingi-kiondo.example',
    telephone: '+254700000112',
    whatsapp_phone: '+254700000112',
    url: 'https://mwingi-kiondo.example',
    same_as: ['https://instagram.example/mwingi.kiondo'],
    opening_hours: 'Tuesday to Saturday, 9:00 to 16:00',
    verified_days_ago: 55,
    published_days_ago: 455,
  },
  {
    slug: 'rudisha-threads',
    owner: null,
    status: 'published',
    name: 'Rudisha Threads',
    summary: 'Jackets, aprons and bags cut from mitumba that nobody bought at Gikomba.',
    description: text(`
      At the end of a bale there is always a heap that does not sell: torn jeans, odd curtains, winter
      coats. Rudisha buys that heap from thirty Gikomba traders at a fixed price per kilo and cuts it
      into work jackets, aprons and market bags. What cannot be sewn is shredded as stuffing for
      cushions.

      The studio weighs what comes in and what leaves, and writes both figures on a board by the
      stairs. Apprentices from Kamukunji are paid from the first day. Repairs are done while you wait
      on Saturdays, whatever brand you bring.
    `),
    category: 'Clothing & accessories',
    other_categories: ['Waste'],
    themes: ['responsible processing & packaging', 'community action'],
    badges: ['locally_anchored'],
    criteria: criteriaOf({
      female_managers: 50,
      founded_by_woman: true,
      kenya_founded: true,
      kenyan_employees: 95,
      revenue_in_kenya: 81,
      employees_with_different_abilities: 10,
      untreated: false,
      no_chemicals: true,
    }),
    level: 'Sapling',
    featured: false,
    founding_year: 2018,
    county: '047',
    address_locality: 'Gikomba, Nairobi',
    street_address: 'Quarry Road, third floor of the timber stores',
    latitude: -1.2866,
    longitude: 36.8419,
    email: 'studio@rudisha-threads.example',
    telephone: '+254700000113',
    whatsapp_phone: '+254700000114',
    url: 'https://rudisha-threads.example',
    same_as: ['https://instagram.example/rudisha.threads', 'https://x.example/rudishathreads'],
    opening_hours: 'Monday to Saturday, 8:00 to 17:30',
    verified_days_ago: 87,
    published_days_ago: 300,
  },
  {
    slug: 'olkeri-beadwork',
    owner: null,
    status: 'published',
    name: 'Olkeri Beadwork Collective',
    summary:
      'Maasai beadwork from five manyattas near Narok, with patterns that stay with their makers.',
    description: text(`
      Olkeri brings together ninety bead workers from five settlements between Narok and Ololulung'a.
      Each design is recorded with the family it comes from, and a buyer who wants to reproduce a
      pattern pays a yearly fee to that family. The register is kept on paper and on a shared drive.

      Leather is tanned with acacia bark by two local tanners. Beads are glass and are imported, which
      the collective states on its labels. A third of each year's surplus pays for grass reseeding on
      a common grazing plot.
    `),
    category: 'Clothing & accessories',
    other_categories: [],
    themes: ['transparent & accountable governance', 'community action', 'nature regeneration'],
    badges: ['women_led', 'locally_anchored'],
    criteria: criteriaOf({
      female_managers: 85.7,
      founded_by_woman: true,
      kenya_founded: true,
      kenyan_employees: 100,
      revenue_in_kenya: 59,
      employees_with_different_abilities: 6,
      untreated: false,
      no_chemicals: true,
    }),
    level: 'Sprout',
    featured: false,
    founding_year: 2009,
    county: '033',
    address_locality: 'Narok',
    street_address: null,
    latitude: -1.0783,
    longitude: 35.8601,
    email: 'shanga@olkeri-beads.example',
    telephone: '+254700000115',
    whatsapp_phone: '+254700000115',
    url: 'https://olkeri-beads.example',
    same_as: [],
    opening_hours: 'Monday to Saturday, 9:00 to 17:00',
    verified_days_ago: 171,
    published_days_ago: 400,
  },
  {
    slug: 'akala-works',
    owner: null,
    status: 'published',
    name: 'Akala Works',
    summary: 'Sandals and work boots soled with old tyres, made to measure in Machakos.',
    description: text(`
      Akala Works has soled shoes with lorry tyres for two generations. Customers stand on a sheet of
      paper, the outline is drawn, and the sandals are ready the next day. A newer line of work boots
      is stitched, not glued, so that the sole can be changed twice before the upper gives up.

      Seven of the nineteen shoemakers live with a disability, and the owner learned the trade on
      crutches. Tyre wire and rubber dust are collected for a foundry and a paving maker instead of
      being burnt in the yard, as they were until 2015.
    `),
    category: 'Clothing & accessories',
    other_categories: ['Waste'],
    themes: ['responsible processing & packaging', "workers' wellbeing"],
    badges: ['locally_anchored', 'ability_inclusion'],
    criteria: criteriaOf(
      {
        female_managers: 25,
        founded_by_woman: false,
        kenya_founded: true,
        kenyan_employees: 100,
        revenue_in_kenya: 98,
        employees_with_different_abilities: 36.8,
        untreated: false,
        no_chemicals: false,
      },
      ['employees_with_different_abilities'],
    ),
    level: 'Sprout',
    featured: false,
    founding_year: 1984,
    county: '016',
    address_locality: 'Machakos',
    street_address: 'Mwatu wa Ngoma Street, stall 14',
    latitude: -1.5177,
    longitude: 37.2634,
    email: 'fundi@akala-works.example',
    telephone: '+254700000116',
    whatsapp_phone: null,
    url: null,
    same_as: [],
    opening_hours: 'Monday to Saturday, 7:30 to 18:00; closed on Sunday',
    verified_days_ago: 245,
    published_days_ago: 350,
  },
];
