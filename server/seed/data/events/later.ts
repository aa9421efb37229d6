import type { DemoEvent } from '../../types';
import { text } from '../text';

export const laterEvents: DemoEvent[] = [
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
    repeat_rule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=4',
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
