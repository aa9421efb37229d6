import { criteriaOf } from '../../../domain/vetting/badges';
import type { DemoApplication } from '../types';
import { text } from './text';

/** Nothing declared yet: no criterion is met. */
const undeclared = criteriaOf({
  female_managers: null,
  founded_by_woman: false,
  kenya_founded: false,
  kenyan_employees: null,
  revenue_in_kenya: null,
  employees_with_different_abilities: null,
  untreated: false,
  no_chemicals: false,
});

/** One business at each stage of the review; badges are prepared but public only once listed. */
export const demoApplications: DemoApplication[] = [
  {
    owner: 'mwangaza',
    state: 'listed',
    note: 'Thank you for the batch records and the grease-trap certificate. Listed for twelve months.',
    created_days_ago: 408,
    submitted_days_ago: 60,
    history: [
      { event: 'answer.given', days_ago: 408 },
      { event: 'application.submitted', days_ago: 75 },
      { event: 'application.claimed', days_ago: 72 },
      {
        event: 'changes.requested',
        days_ago: 70,
        codes: ['DI7'],
        note: 'Please link the proof for the green claims on your wrappers.',
      },
      { event: 'application.submitted', days_ago: 60 },
      { event: 'application.claimed', days_ago: 52 },
      { event: 'application.approved', days_ago: 37 },
      { event: 'listing.published', days_ago: 36 },
    ],
    listing: null,
  },
  {
    owner: 'silibwet',
    state: 'in_progress',
    note: null,
    created_days_ago: 11,
    submitted_days_ago: null,
    history: [{ event: 'answer.given', days_ago: 11 }],
    listing: {
      slug: 'silibwet-milk-coolers',
      owner: 'silibwet',
      status: 'pending',
      name: 'Silibwet Milk Coolers',
      summary: 'Evening milk from small dairy farms in Bomet, cooled within two hours of milking.',
      description: text(`
        Evening milk is often lost because the collection lorry comes only in the morning. Silibwet
        places small coolers at farm gates, each shared by about twelve households, and collects from
        them before dawn.

        The coolers run on the grid with a block of ice as the reserve. Farmers are paid by weight and
        by the result of a quality test done in front of them.
      `),
      category: 'Food & drinks',
      other_categories: ['Energy'],
      themes: ['community action', 'energy transition'],
      badges: [],
      criteria: undeclared,
      level: null,
      featured: false,
      founding_year: 2023,
      county: '036',
      address_locality: 'Silibwet',
      street_address: null,
      latitude: -0.7395,
      longitude: 35.3603,
      email: 'team@silibwet-coolers.example',
      telephone: '+254110000121',
      whatsapp_phone: '+254110000121',
      url: 'https://silibwet-coolers.example',
      same_as: [],
      opening_hours: null,
      verified_days_ago: null,
      published_days_ago: null,
    },
  },
  {
    owner: 'hola',
    state: 'submitted',
    note: null,
    created_days_ago: 25,
    submitted_days_ago: 3,
    history: [
      { event: 'answer.given', days_ago: 25 },
      { event: 'application.submitted', days_ago: 3 },
    ],
    listing: {
      slug: 'hola-mango-vinegar',
      owner: 'hola',
      status: 'pending',
      name: 'Hola Mango Vinegar',
      summary: 'Vinegar and chutney from fallen and blemished mangoes along the Tana.',
      description: text(`
        Traders leave blemished mangoes behind at Hola and Bura. The business ferments them in clay and
        glass for four months and bottles a mild vinegar and two chutneys.

        Nine women own equal shares and take turns in the fermenting shed. Bottles are collected from
        hotels in Garissa and Malindi, washed and refilled; about a third came back last season.
      `),
      category: 'Food & drinks',
      other_categories: [],
      themes: ['responsible processing & packaging', 'community action'],
      badges: ['women_led', 'locally_anchored', 'toxin_free'],
      criteria: criteriaOf({
        female_managers: 100,
        founded_by_woman: true,
        kenya_founded: true,
        kenyan_employees: 100,
        revenue_in_kenya: 100,
        employees_with_different_abilities: 11,
        untreated: true,
        no_chemicals: true,
      }),
      level: null,
      featured: false,
      founding_year: 2021,
      county: '004',
      address_locality: 'Hola',
      street_address: 'Ferry Road, co-operative yard',
      latitude: -1.4833,
      longitude: 40.0333,
      email: 'karibu@hola-vinegar.example',
      telephone: '+254110000122',
      whatsapp_phone: '+254110000122',
      url: 'https://hola-vinegar.example',
      same_as: [],
      opening_hours: 'Monday to Friday, 8:00 to 15:00',
      verified_days_ago: null,
      published_days_ago: null,
    },
  },
  {
    owner: 'sio-port',
    state: 'under_review',
    note: 'Read the first five categories. Waiting for the effluent licence number before the rest.',
    created_days_ago: 47,
    submitted_days_ago: 15,
    history: [
      { event: 'answer.given', days_ago: 47 },
      { event: 'application.submitted', days_ago: 15 },
      { event: 'application.claimed', days_ago: 12 },
    ],
    listing: {
      slug: 'sio-port-husk-boards',
      owner: 'sio-port',
      status: 'pending',
      name: 'Sio Port Husk Boards',
      summary: 'Wall and ceiling boards pressed from rice husk and papyrus in Busia.',
      description: text(`
        Rice mills around the Yala and Bunyala schemes burn most of their husk in the open. Sio Port
        presses it with papyrus fibre into boards for walls and ceilings. The binder is a low-emission
        resin, named on the data sheet that comes with each pallet.

        Papyrus is cut by two wetland user groups in strips that rest for a year. Steam for the press
        comes from husk that is too fine to use, and its ash goes to brick makers.
      `),
      category: 'Home',
      other_categories: ['Waste'],
      themes: ['responsible processing & packaging', 'nature regeneration'],
      badges: ['locally_anchored'],
      criteria: criteriaOf({
        female_managers: 40,
        founded_by_woman: false,
        kenya_founded: true,
        kenyan_employees: 86,
        revenue_in_kenya: 71,
        employees_with_different_abilities: 5,
        untreated: false,
        no_chemicals: false,
      }),
      level: null,
      featured: false,
      founding_year: 2019,
      county: '040',
      address_locality: 'Sio Port',
      street_address: 'Port Victoria Road, plot 41',
      latitude: 0.2264,
      longitude: 34.0226,
      email: 'sales@sioport-boards.example',
      telephone: '+254110000123',
      whatsapp_phone: null,
      url: 'https://sioport-boards.example',
      same_as: ['https://linkedin.example/company/sio-port-husk-boards'],
      opening_hours: 'Monday to Friday, 8:00 to 17:00',
      verified_days_ago: null,
      published_days_ago: null,
    },
  },
  {
    owner: 'kapenguria',
    state: 'changes_requested',
    note: text(`
      A good application. Two things before we can go on: the answer on production inputs says "no
      chemicals", but your price list names alum as a mordant, so please correct one or the other; and
      please add a link or a photograph for the licence to collect bark. Only these two questions are
      open for editing.
    `),
    created_days_ago: 62,
    submitted_days_ago: 29,
    history: [
      { event: 'answer.given', days_ago: 62 },
      { event: 'application.submitted', days_ago: 29 },
      { event: 'application.claimed', days_ago: 20 },
      { event: 'changes.requested', days_ago: 18, codes: ['BD8', 'N6'] },
    ],
    listing: {
      slug: 'kapenguria-natural-dyes',
      owner: 'kapenguria',
      status: 'changes_requested',
      name: 'Kapenguria Natural Dyes',
      summary: 'Plant-dyed cotton yarn and scarves from the hills of West Pokot.',
      description: text(`
        Kapenguria Natural Dyes colours cotton yarn with bark, onion skin, marigold and soil, and weaves
        part of it into scarves on four floor looms. Colours differ from lot to lot and the lot number
        is stitched into the hem.

        Dye plants are grown on a demonstration plot beside the workshop, and collectors of bark are
        shown how to take a strip without ringing the tree. Rinse water goes through charcoal and sand
        before it reaches a banana trench.
      `),
      category: 'Clothing & accessories',
      other_categories: [],
      themes: ['nature regeneration', 'responsible processing & packaging'],
      badges: ['women_led', 'locally_anchored'],
      criteria: criteriaOf({
        female_managers: 75,
        founded_by_woman: true,
        kenya_founded: true,
        kenyan_employees: 100,
        revenue_in_kenya: 62,
        employees_with_different_abilities: 13,
        untreated: true,
        no_chemicals: false,
      }),
      level: null,
      featured: false,
      founding_year: 2018,
      county: '024',
      address_locality: 'Kapenguria',
      street_address: null,
      latitude: 1.2389,
      longitude: 35.1119,
      email: 'dyes@kapenguria-dyes.example',
      telephone: '+254110000124',
      whatsapp_phone: '+254110000124',
      url: 'https://kapenguria-dyes.example',
      same_as: ['https://instagram.example/kapenguria.dyes'],
      opening_hours: 'Monday to Friday, 8:30 to 16:30',
      verified_days_ago: null,
      published_days_ago: null,
    },
  },
  {
    owner: 'nyansiongo',
    state: 'approved',
    note: 'Approved. The listing goes live once you have confirmed the wording of the summary.',
    created_days_ago: 84,
    submitted_days_ago: 38,
    history: [
      { event: 'answer.given', days_ago: 84 },
      { event: 'application.submitted', days_ago: 38 },
      { event: 'application.claimed', days_ago: 30 },
      { event: 'application.approved', days_ago: 5 },
    ],
    listing: {
      slug: 'nyansiongo-banana-paper',
      owner: 'nyansiongo',
      status: 'pending',
      name: 'Nyansiongo Banana Paper',
      summary: 'Gift wrap, tags and notebooks from banana stems that farms in Nyamira cut anyway.',
      description: text(`
        A banana stem fruits once and is then cut down. Nyansiongo buys the stems, strips and cooks the
        fibre with wood ash and forms sheets by hand. The paper is strong and a little rough; it suits
        tags, wrapping and notebooks, and the makers say plainly that it does not suit printers.

        Cooking heat comes from a biogas digester and from dried stem cores. Seven of the twenty people
        at the vats and presses have a hearing or visual impairment, and the presses carry raised marks.
      `),
      category: 'Home',
      other_categories: ['Waste'],
      themes: ['responsible processing & packaging', "workers' wellbeing"],
      badges: ['women_led', 'locally_anchored', 'ability_inclusion'],
      criteria: criteriaOf({
        female_managers: 66.7,
        founded_by_woman: true,
        kenya_founded: true,
        kenyan_employees: 100,
        revenue_in_kenya: 77,
        employees_with_different_abilities: 35,
        untreated: true,
        no_chemicals: false,
      }),
      level: 'Sprout',
      featured: false,
      founding_year: 2017,
      county: '046',
      address_locality: 'Nyansiongo',
      street_address: 'Tea Factory Road, second workshop',
      latitude: -0.7692,
      longitude: 35.0069,
      email: 'hello@nyansiongo-paper.example',
      telephone: '+254110000125',
      whatsapp_phone: '+254110000126',
      url: 'https://nyansiongo-paper.example',
      same_as: [],
      opening_hours: 'Monday to Friday, 8:00 to 16:00',
      verified_days_ago: 5,
      published_days_ago: null,
    },
  },
];
