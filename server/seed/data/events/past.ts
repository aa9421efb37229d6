import type { DemoEvent } from '../../types';
import { text } from '../text';

export const pastEvents: DemoEvent[] = [
  {
    slug: 'cold-rooms-at-dawn',
    owner: 'nam-lolwe',
    status: 'published',
    moderation_feedback: null,
    name: 'Cold rooms at dawn: a visit to Mbita',
    summary: 'See a solar ice plant at work at the busiest hour of the landing site.',
    description: text(`
      The boats come in between five and seven, and so did we: 22 visitors from Kisumu, Siaya and Busia
      saw ice weighed, crates logged and the committee's account book.

      - How the price by the kilo is set and reviewed
      - What the plant does on three cloudy days
      - Questions to the committee of users

      Breakfast was omena and ugali at the banda.
    `),
    start: { days: -10, time: '05:30', duration_minutes: 180 },
    previous_start: null,
    timezone: 'Africa/Nairobi',
    attendance_mode: 'in_person',
    themes: ['energy transition', 'community action'],
    place_name: 'Nam Lolwe Cold Chain, Mbita',
    street_address: 'Beach Road, Mbita',
    county: '043',
    online_url: null,
    organizer: 'Nam Lolwe Cold Chain',
    price: 300,
    booking_url: null,
    maximum_attendee_capacity: 25,
    in_language: 'en',
    members_only: false,
    sequence: 0,
    published_days_ago: 45,
  },
  {
    slug: 'epr-questions-and-answers',
    owner: 'admin',
    status: 'published',
    moderation_feedback: null,
    name: 'Producer responsibility: questions and answers',
    summary:
      'Who is a producer under the EPR regulations, and what a small filler or importer can do.',
    description: text(`
      An hour on the extended producer responsibility regulations for people who fill, pack, import or
      rebrand goods.

      1. Are you a producer? Five short cases
      2. Registration, schemes and what is known about the fees
      3. What the court cases leave open

      The rules have been contested in court, so the session dealt in questions to put to the authority
      as much as in answers. The explainer in the resources section carries the notes.
    `),
    start: { days: -18, time: '17:30', duration_minutes: 75 },
    previous_start: null,
    timezone: 'Africa/Nairobi',
    attendance_mode: 'online',
    themes: ['responsible processing & packaging', 'transparent & accountable governance'],
    place_name: null,
    street_address: null,
    county: null,
    online_url: 'https://meet.example/epr-questions',
    organizer: 'The community team',
    price: 0,
    booking_url: null,
    maximum_attendee_capacity: 150,
    in_language: 'en',
    members_only: false,
    sequence: 0,
    published_days_ago: 40,
  },
  {
    slug: 'counting-trees-that-live',
    owner: 'mutua',
    status: 'published',
    moderation_feedback: null,
    name: 'Counting the trees that live',
    summary:
      'A farm morning in Makueni on choosing, tagging and counting trees, not only planting them.',
    description: text(`
      Thirty farmers walked one farm with tags, string and a tally sheet, and argued about what counts as
      alive.

      - Which trees for terraces, fences, fruit and fodder
      - Tags from drink cans that goats do not eat
      - A count at three, twelve and twenty-four months

      The tally sheet is free to copy. Several groups have since started counts of their own.
    `),
    start: { days: -33, time: '08:00', duration_minutes: 240 },
    previous_start: null,
    timezone: 'Africa/Nairobi',
    attendance_mode: 'in_person',
    themes: ['nature regeneration'],
    place_name: 'Kioko farm',
    street_address: 'Off the Wote road, 4 km from Kathonzweni',
    county: '017',
    online_url: null,
    organizer: 'Mutua Kioko and neighbours',
    price: 0,
    booking_url: null,
    maximum_attendee_capacity: 35,
    in_language: 'en',
    members_only: false,
    sequence: 0,
    published_days_ago: 60,
  },
  {
    slug: 'uniform-swap-ruiru',
    owner: 'wanjiku',
    status: 'published',
    moderation_feedback: null,
    name: 'School uniform swap in Ruiru',
    summary: 'Outgrown shirts, shoes and sweaters changed hands before the new term.',
    description: text(`
      Children grow faster than sweaters wear out. Families from five schools brought what no longer
      fitted and took what did.

      - Washed and mended items only; a mending table for the rest
      - One token for each piece, and two free tokens at the door for anyone who brings nothing
      - What was left went to a children's home and to a cleaning-cloth maker

      Pupils of the environment club weighed everything: 212 kilos changed owners.
    `),
    start: { days: -52, time: '09:00', duration_minutes: 300 },
    previous_start: null,
    timezone: 'Africa/Nairobi',
    attendance_mode: 'in_person',
    themes: ['community action', 'responsible processing & packaging'],
    place_name: 'Ruiru, church hall',
    street_address: 'Kamiti Road, Ruiru',
    county: '022',
    online_url: null,
    organizer: 'Wanjiku Kamau and the environment club',
    price: 0,
    booking_url: null,
    maximum_attendee_capacity: null,
    in_language: 'en',
    members_only: false,
    sequence: 0,
    published_days_ago: 80,
  },
];
