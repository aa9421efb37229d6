import { msg } from './language';

/** Closed lists of the specification (sections 3, 4 and 9), in their display order and spelling. */

export const GENDERS = [
  { value: 'female', label: msg('Female') },
  { value: 'male', label: msg('Male') },
  { value: 'not_to_say', label: msg('Prefer Not to Say') },
  { value: 'other', label: msg('Other') },
] as const;

/** `value` is what is sent: the bracket shown as 45+ is sent as 80+. */
export const AGE_BRACKETS = [
  { value: '18-24', label: '18-24' },
  { value: '25-34', label: '25-34' },
  { value: '35-44', label: '35-44' },
  { value: '80+', label: '45+' },
] as const;

export const DIRECTORY_CATEGORIES = [
  msg('Food & drinks'),
  msg('Kids & baby'),
  msg('Clothing & accessories'),
  msg('Beauty & self-care'),
  msg('Health'),
  msg('Home'),
  msg('Tourism & Travel'),
  msg('Hospitality'),
  msg('Transportation'),
  msg('Waste'),
  msg('Energy'),
] as const;
export type DirectoryCategory = (typeof DIRECTORY_CATEGORIES)[number];
export const ALL_CATEGORIES = msg('All');

export const THEMES = [
  msg('transparent & accountable governance'),
  msg("workers' wellbeing"),
  msg('community action'),
  msg('energy transition'),
  msg('nature regeneration'),
  msg('responsible processing & packaging'),
] as const;
export type Theme = (typeof THEMES)[number];

export const BADGES = ['women_led', 'locally_anchored', 'ability_inclusion', 'toxin_free'] as const;
export type Badge = (typeof BADGES)[number];

/** Levels of domain/vetting, from the first to the last. */
export const LEVELS = [msg('Seed'), msg('Sprout'), msg('Sapling'), msg('Tree')] as const;
export type Level = (typeof LEVELS)[number];

/** How long a step to a better answer takes, the shortest first. */
export const EFFORTS = ['hours', 'days', 'weeks', 'months'] as const;

/** How an event is attended (schema.org eventAttendanceMode: Offline, Online, Mixed). */
export const ATTENDANCE_MODES = ['in_person', 'online', 'hybrid'] as const;
export type AttendanceMode = (typeof ATTENDANCE_MODES)[number];

/** schema.org learningResourceType of what members share. */
export const RESOURCE_TYPES = [
  msg('guide'),
  msg('toolkit'),
  msg('case study'),
  msg('law explainer'),
  msg('report'),
  msg('video'),
  msg('course'),
] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];

/** The states of a resource and of a listing (decisions 3), which their machines own. */
export const POST_STATUSES = [
  'draft',
  'pending',
  'published',
  'changes_requested',
  'rejected',
] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** The states of an event, which `eventMachine` owns. */
export const EVENT_STATUSES = [...POST_STATUSES, 'cancelled', 'postponed'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** What an editor decides on what members post: the state to which a decision leads. */
export const REVIEW_DECISIONS = ['published', 'changes_requested', 'rejected'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];
