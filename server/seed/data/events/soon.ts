import type { DemoEvent } from '../../types';
import { text } from '../text';

export const soonEvents: DemoEvent[] = [
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
];
