import type { DemoEvent } from '../types';
import { laterEvents } from './events/later';
import { pastEvents } from './events/past';
import { soonEvents } from './events/soon';
import { text } from './text';

/** A member's post that waits for an admin, so that the review queue is not empty. */
const waiting: DemoEvent = {
  slug: 'weighing-day-at-school',
  owner: 'wanjiku',
  status: 'pending',
  moderation_feedback: null,
  name: 'Weighing day at school',
  summary:
    'Pupils weigh a week of school waste and present the result to the kitchen and the board.',
  description: text(`
    Our environment club opens its termly weighing to visitors from other schools.

    - Sort and weigh five days of waste, class by class
    - Draw the result on the yard with chalk
    - Agree on one change with the kitchen

    Teachers who want to do the same receive our sheet and labels.
  `),
  start: { days: 30, time: '10:00', duration_minutes: 150 },
  previous_start: null,
  timezone: 'Africa/Nairobi',
  attendance_mode: 'in_person',
  themes: ['responsible processing & packaging', 'community action'],
  place_name: 'Secondary school yard',
  street_address: 'Off Kamiti Road, Ruiru',
  county: '022',
  online_url: null,
  organizer: 'Wanjiku Kamau and the environment club',
  price: 0,
  booking_url: null,
  maximum_attendee_capacity: 40,
  in_language: 'en',
  members_only: false,
  sequence: 0,
  published_days_ago: null,
};

export const demoEvents: DemoEvent[] = [...soonEvents, ...laterEvents, ...pastEvents, waiting];
