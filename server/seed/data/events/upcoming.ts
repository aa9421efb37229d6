import type { DemoEvent } from '../../types';
import { text } from '../text';

export const upcomingEvents: DemoEvent[] = [
  {
    slug: 'first-energy-walk-through',
    owner: 'githinji',
    status: 'published',
    moderation_feedback: null,
    name: 'Your first energy walk-through',
    summary: 'An evening online: read your meter, walk your building and leave with a list of ten.',
    description: text(`
      Most savings are found with a notebook, not with an instrument. In ninety minutes we go through a
      small hotel room by room, on video, and write the list together.

      ## What we do

      - Read a bill: units, fixed charges, power factor and what you can change
      - Walk the kitchen, the laundry, the roof and the store
      - Sort ten findings into free, cheap and worth a quotation

      ## Please bring

      Your last three electricity bills. There is time for questions, and the notes are sent to
      everyone who registers.
    `),
    start: { days: 3, time: '18:00', duration_minutes: 90 },
    previous_start: null,
    timezone: 'Africa/Nairobi',
    attendance_mode: 'online',
    themes: ['energy transition'],
    place_name: null,
    street_address: null,
    county: null,
    online_url: 'https://meet.example/energy-walk',
    organizer: 'Githinji Mwangi',
    price: 0,
    booking_url: null,
    maximum_attendee_capacity: 100,
    in_language: 'en',
    members_only: false,
    sequence: 0,
    published_days_ago: 12,
  },
  {
    slug: 'two-bins-and-a-scale',
    owner: 'kifaa',
    status: 'published',
    moderation_feedback: null,
    name: 'Two bins and a scale: sorting waste at work',
    summary:
      'A hands-on morning for offices and shops that want to sort organic waste from the rest.',
    description: text(`
      The law asks every one of us to keep organic and non-organic waste apart. This morning shows how
      a workplace of ten to two hundred people does it without a consultant.

      ## Programme

      - 9:00 Weigh and open a real bag of office waste (gloves provided)
      - 10:15 Tea, and a walk through the dismantling hall
      - 10:45 Labels, liners, cleaners' routes and the first awkward week
      - 11:30 Questions to a licensed collector

      Closed shoes are needed in the hall. The fee covers tea, gloves and a luggage scale to take home.
    `),
    start: { days: 6, time: '09:00', duration_minutes: 180 },
    previous_start: null,
    timezone: 'Africa/Nairobi',
    attendance_mode: 'in_person',
    themes: ['responsible processing & packaging', "workers' wellbeing"],
    place_name: 'Kifaa Cycle, godown 7',
    street_address: 'Lunga Lunga Road, Industrial Area',
    county: '047',
    online_url: null,
    organizer: 'Kifaa Cycle',
    price: 1500,
    booking_url: 'https://kifaa-cycle.example/two-bins',
    maximum_attendee_capacity: 30,
    in_language: 'en',
    members_only: false,
    sequence: 0,
    published_days_ago: 20,
  },
  {
    slug: 'repair-saturday-kibuye',
    owner: 'otieno',
    status: 'cancelled',
    moderation_feedback: null,
    name: 'Repair Saturday at Kibuye',
    summary: 'Cancelled: radios, lanterns and bicycles mended together beside the market.',
    description: text(`
      **This event is cancelled.** The hall is needed for a county function on the same day. Everyone
      who registered has been told, and we are looking for a date after the rains.

      The plan remains the same: bring a radio, a lantern, a bicycle or a torn bag, sit down with
      somebody who can mend it, and do half of the work yourself. Spare parts are paid at cost.
    `),
    start: { days: 8, time: '10:00', duration_minutes: 240 },
    previous_start: null,
    timezone: 'Africa/Nairobi',
    attendance_mode: 'in_person',
    themes: ['community action', 'responsible processing & packaging'],
    place_name: 'Kibuye social hall',
    street_address: 'Jomo Kenyatta Highway, Kisumu',
    county: '042',
    online_url: null,
    organizer: 'Otieno Okello and friends',
    price: 0,
    booking_url: null,
    maximum_attendee_capacity: 80,
    in_language: 'en',
    members_only: false,
    sequence: 1,
    published_days_ago: 30,
  },
  {
    slug: 'beneficial-owners-clinic',
    owner: 'priya',
    status: 'published',
    moderation_feedback: null,
    name: 'Paperwork clinic: beneficial owners and eTIMS',
    summary:
      'Bring your laptop and file the two registers that small companies most often leave late.',
    description: text(`
      A working afternoon, not a lecture. Two accountants and one advocate sit with you while you file.

      ## Two tables

      - **Beneficial owners.** Who counts as one, what to enter, and what to do about a shareholder who
        does not answer
      - **eTIMS.** Choosing between the app, the portal and the lite version, and the first ten invoices

      ## Please bring

      1. Your CR12 and the identity documents of the owners
      2. Your KRA PIN and its password
      3. A laptop with enough charge; sockets are few

      Those who join online see the introductions and have a room for questions.
    `),
    start: { days: 9, time: '14:00', duration_minutes: 150 },
    previous_start: null,
    timezone: 'Africa/Nairobi',
    attendance_mode: 'hybrid',
    themes: ['transparent & accountable governance'],
    place_name: 'Parklands community library, reading room',
    street_address: 'Limuru Road, Parklands',
    county: '047',
    online_url: 'https://meet.example/paperwork-clinic',
    organizer: 'Priya Shah',
    price: 0,
    booking_url: null,
    maximum_attendee_capacity: 40,
    in_language: 'en',
    members_only: true,
    sequence: 0,
    published_days_ago: 15,
  },
  {
    slug: 'mangrove-planting-mtwapa-creek',
    owner: 'kadzo',
    status: 'published',
    moderation_feedback: null,
    name: 'Mangrove planting and counting at Mtwapa Creek',
    summary: "Plant 1,500 propagules at low tide, and count what lives of last year's.",
    description: text(`
      We plant in the morning because the tide decides. This time half of the group plants and half
      counts the plot of last year, tag by tag, so that we know what our work was worth.

      ## The morning

      - 7:30 Meet at the nursery; boots, tags and tea
      - 8:15 Walk to the plots, about 25 minutes through mud
      - 11:00 Wash, eat, and read the count together

      Wear clothes that may be ruined and shoes that tie. Children from ten years are welcome with an
      adult. The morning is held in Swahili, with Giriama and English as needed.
    `),
    start: { days: 12, time: '07:30', duration_minutes: 240 },
    previous_start: null,
    timezone: 'Africa/Nairobi',
    attendance_mode: 'in_person',
    themes: ['nature regeneration', 'community action'],
    place_name: 'Mtwapa Creek nursery',
    street_address: 'Track behind Mtwapa primary school',
    county: '003',
    online_url: null,
    organizer: "Kadzo Charo and four women's groups",
    price: 0,
    booking_url: null,
    maximum_attendee_capacity: 60,
    in_language: 'en',
    members_only: false,
    sequence: 0,
    published_days_ago: 18,
  },
  {
    slug: 'cold-process-soap-day',
    owner: 'mwangaza',
    status: 'published',
    moderation_feedback: null,
    name: 'A day of cold-process soap',
    summary: 'Make two kilos of bar soap, learn to work with lye safely and price what you make.',
    description: text(`
      Fourteen places at the long table in our Kakamega workshop. You leave with two kilos of soap, which
      must cure for five weeks before use, and a recipe you understand.

      ## Agenda

      - Lye without fear: goggles, gloves, vinegar, open windows
      - Oils of western Kenya and what each does to a bar
      - Pouring, cutting and stamping
      - Cost sheet: oil, hours, wrapper, breakage, your own wage

      Lunch is included. Please tell us about allergies. The workshop has a step-free entrance and one
      place at the table is set for a wheelchair.
    `),
    start: { days: 17, time: '10:00', duration_minutes: 300 },
    previous_start: null,
    timezone: 'Africa/Nairobi',
    attendance_mode: 'in_person',
    themes: ['responsible processing & packaging', 'community action'],
    place_name: 'Mwangaza Soaps workshop',
    street_address: 'Canon Awori Street, Kakamega',
    county: '037',
    online_url: null,
    organizer: 'Mwangaza Soaps',
    price: 2800,
    booking_url: 'https://mwangaza-soaps.example/soap-day',
    maximum_attendee_capacity: 14,
    in_language: 'en',
    members_only: false,
    sequence: 0,
    published_days_ago: 9,
  },
  {
    slug: 'members-evening-what-we-buy',
    owner: 'admin',
    status: 'published',
    moderation_feedback: null,
    name: "Members' evening: what we buy and why",
    summary: 'An hour online with the latest member trends and three businesses that will answer.',
    description: text(`
      Once a quarter we open the trends that members' answers make possible and talk about them with
      businesses. Figures are shown only for groups large enough that nobody can be recognised.

      - 19:00 Three findings on price, packaging and trust
      - 19:20 Three businesses say what they would need in order to change
      - 19:40 Your questions

      The evening is not recorded, so that people can speak plainly.
    `),
    start: { days: 20, time: '19:00', duration_minutes: 60 },
    previous_start: null,
    timezone: 'Africa/Nairobi',
    attendance_mode: 'online',
    themes: ['community action', 'transparent & accountable governance'],
    place_name: null,
    street_address: null,
    county: null,
    online_url: 'https://meet.example/members-evening',
    organizer: 'The community team',
    price: 0,
    booking_url: null,
    maximum_attendee_capacity: null,
    in_language: 'en',
    members_only: true,
    sequence: 0,
    published_days_ago: 7,
  },
  {
    slug: 'payslips-and-safety-committees',
    owner: 'nekesa',
    status: 'published',
    moderation_feedback: null,
    name: 'Payslips, leave and safety committees',
    summary:
      'Labour law for employers of five to fifty people, with forms you can use the next day.',
    description: text(`
      Many small employers want to do the right thing and do not know which paper comes first. We take
      the law in the order in which a new employee meets it: contract, payslip, rest day, leave, injury.

      ## You take home

      1. A contract and a payslip to adapt
      2. A one-page leave register
      3. A checklist for the first meeting of a safety committee, needed from twenty employees

      Held in English and Swahili in Bungoma, and streamed. A labour officer has been invited to answer
      questions; nothing said in the room is legal advice.
    `),
    start: { days: 24, time: '09:30', duration_minutes: 210 },
    previous_start: null,
    timezone: 'Africa/Nairobi',
    attendance_mode: 'hybrid',
    themes: ["workers' wellbeing", 'transparent & accountable governance'],
    place_name: 'Bungoma county hall, committee room',
    street_address: 'Moi Avenue, Bungoma',
    county: '039',
    online_url: 'https://meet.example/payslips',
    organizer: 'Nekesa Wafula',
    price: 0,
    booking_url: null,
    maximum_attendee_capacity: 70,
    in_language: 'en',
    members_only: false,
    sequence: 0,
    published_days_ago: 5,
  },
  {
    slug: 'solar-drying-field-day',
    owner: 'kaukau',
    status: 'published',
    moderation_feedback: null,
    name: 'Solar drying field day',
    summary:
      'Compare three dryers on the same crate of mangoes, with moisture meters in your hands.',
    description: text(`
      Three dryers, one crate of mangoes each, one long day. We load at nine, measure every hour and
      open the doors at three.

      ## Stations

      - Slicing: thickness decides more than sunshine
      - Vents and fans: what goes wrong in the long rains
      - Moisture: why a dryer without a meter is a guess
      - Packing and the date on the label

      Groups of up to five can come on one ticket and share a set of notes. Lunch is githeri; bring a
      hat.
    `),
    start: { days: 27, time: '08:30', duration_minutes: 420 },
    previous_start: null,
    timezone: 'Africa/Nairobi',
    attendance_mode: 'in_person',
    themes: ['energy transition', 'responsible processing & packaging'],
    place_name: 'Kaukau workshop yard',
    street_address: 'Makutano, Meru',
    county: '012',
    online_url: null,
    organizer: 'Kaukau Solar Dryers',
    price: 500,
    booking_url: 'https://kaukau-dryers.example/field-day',
    maximum_attendee_capacity: 50,
    in_language: 'en',
    members_only: false,
    sequence: 0,
    published_days_ago: 3,
  },
  {
    slug: 'self-assessment-drop-in',
    owner: 'admin',
    status: 'published',
    moderation_feedback: null,
    name: 'Self-assessment drop-in for businesses',
    summary:
      'Stuck on a question? Come for ten minutes or two hours, with your screen and your papers.',
    description: text(`
      Reviewers are in the room to explain what a question asks and what counts as evidence. They do not
      fill in answers for you.

      - Bring the question, not the whole form
      - Ten minutes for each business at a time, then back into the queue
      - The most common topics: disclosure, the waste split and the lowest wage

      Come whenever you like between four and six.
    `),
    start: { days: 35, time: '16:00', duration_minutes: 120 },
    previous_start: null,
    timezone: 'Africa/Nairobi',
    attendance_mode: 'online',
    themes: ['transparent & accountable governance'],
    place_name: null,
    street_address: null,
    county: null,
    online_url: 'https://meet.example/drop-in',
    organizer: 'The review team',
    price: 0,
    booking_url: null,
    maximum_attendee_capacity: null,
    in_language: 'en',
    members_only: true,
    sequence: 0,
    published_days_ago: 2,
  },
  {
    slug: 'rangeland-walk-kajiado',
    owner: 'naserian',
    status: 'postponed',
    moderation_feedback: null,
    name: 'Rangeland walk: grass, gullies and grazing plans',
    summary: 'Postponed because of flooded tracks: a slow walk over a reseeded plot near Kajiado.',
    description: text(`
      **New date.** The tracks are flooded, so the walk moves to the date above. Tickets stay valid; if
      the new day does not suit you, write to us and the fee is returned.

      We walk six kilometres in four hours with two herders and a rangeland officer.

      - How to read a plot: bare ground, litter, perennial grass
      - Half-moons and brush lines that slow the water
      - A grazing plan that forty households keep, and what happens when one does not

      Bring two litres of water. Tea and bread are included.
    `),
    start: { days: 40, time: '07:00', duration_minutes: 300 },
    previous_start: { days: 5, time: '07:00' },
    timezone: 'Africa/Nairobi',
    attendance_mode: 'in_person',
    themes: ['nature regeneration', 'community action'],
    place_name: 'Grazing committee office',
    street_address: 'Namanga Road, 8 km south of Kajiado town',
    county: '034',
    online_url: null,
    organizer: 'Naserian Sankale and the grazing committee',
    price: 800,
    booking_url: null,
    maximum_attendee_capacity: 25,
    in_language: 'en',
    members_only: false,
    sequence: 2,
    published_days_ago: 35,
  },
];
