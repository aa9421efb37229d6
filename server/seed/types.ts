import type { Criterion, Listing } from '../../domain/contract/listing';
import type { Product } from '../../domain/contract/product';
import type { OptionalTextName } from '../../domain/listing/fields';
import type { ApplicationEventName } from '../../domain/vetting/applicationEvents';
import type { ApplicationState } from '../../domain/vetting/applicationStates';
import type { Role, UserType } from '../../domain/accountTypes';
import type {
  AttendanceMode,
  EventStatus,
  PostStatus,
  ResourceType,
  Theme,
} from '../../domain/vocabulary';
import type { DemoHabits } from './data/habits';

/**
 * Shapes of the demo data. Nothing here is a date: every moment is an offset from the `now` that
 * the seeder passes, so that the data never looks old.
 */

/** The key by which other demo data names an account. */
export type PersonKey = string;

export interface DemoProfile extends DemoHabits {
  display_name: string;
  introduction: string;
  themes: Theme[];
  county: string;
  county_public: boolean;
  use_in_trends: boolean;
}

/** An account; all are `form_filled`. Only individuals have a `profile`. */
export interface DemoPerson {
  key: PersonKey;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  user_type: UserType;
  role: Role;
  age_bracket: string;
  newsletter: boolean;
  joined_days_ago: number;
  profile: DemoProfile | null;
}

type ListingFacts = Omit<
  Listing,
  | 'listing_id'
  | 'claimed'
  | 'pictures'
  | 'cover'
  | 'products'
  | 'in_language'
  | 'verified_at'
  | 'changed_since'
  | 'published_at'
  | 'modified_at'
  | OptionalTextName
>;

/** What a demo business sells; it is in stock unless a season is named. */
export interface DemoProduct extends Pick<Product, 'name' | 'price' | 'unit'> {
  is_lowest_price?: true;
  season?: string;
}

/** A listing as its table holds it, with `owner` for `owner_id` and offsets for moments. */
export interface DemoBusiness
  extends ListingFacts, Partial<Pick<Listing, Exclude<OptionalTextName, 'logo'>>> {
  owner: PersonKey | null;
  status: PostStatus;
  /** Where our team added the business, which has not confirmed it. */
  claimed?: false;
  criteria: Criterion[];
  verified_days_ago: number | null;
  /** Null until published. */
  published_days_ago: number | null;
}

/** A step of an application; who took it follows from the event. */
export interface DemoStep {
  event: ApplicationEventName;
  days_ago: number;
  /** Codes of the questions that it reopens. */
  codes?: readonly string[];
  /** Of a step before the last one. */
  note?: string;
}

/** The state of a business in its vetting. */
export interface DemoApplication {
  owner: PersonKey;
  state: ApplicationState;
  /** The reviewer's note of the last decision, shown with the last step. */
  note: string | null;
  /** Oldest first. */
  history: readonly DemoStep[];
  created_days_ago: number;
  submitted_days_ago: number | null;
  /** Its listing; null when the listing is already one of `demoBusinesses`. */
  listing: DemoBusiness | null;
}

/** A moment in the event's own timezone: `days` from today (negative is past) at `time` (HH:MM). */
export interface LocalMoment {
  days: number;
  time: string;
}

export interface DemoEvent {
  slug: string;
  owner: PersonKey;
  status: EventStatus;
  moderation_feedback: string | null;
  name: string;
  summary: string;
  /** Markdown. */
  description: string;
  start: LocalMoment & { duration_minutes: number };
  previous_start: LocalMoment | null;
  timezone: string;
  attendance_mode: AttendanceMode;
  themes: Theme[];
  place_name: string | null;
  street_address: string | null;
  county: string | null;
  online_url: string | null;
  organizer: string;
  price: number;
  booking_url: string | null;
  maximum_attendee_capacity: number | null;
  in_language: string;
  members_only: boolean;
  /** RFC 5545; its dates become events of their own. */
  repeat_rule?: string;
  sequence: number;
  /** Null until published. */
  published_days_ago: number | null;
}

/** Somebody comes to an event. */
export interface DemoAttendance {
  /** Its slug. */
  event: string;
  person: PersonKey;
  since_days_ago: number;
}

export interface DemoResource {
  owner: PersonKey;
  status: PostStatus;
  moderation_feedback: string | null;
  headline: string;
  abstract: string;
  /** Markdown. */
  description: string;
  resource_type: ResourceType;
  themes: Theme[];
  author: string;
  publisher: string | null;
  source_url: string | null;
  license: string | null;
  in_language: string;
  /** Minutes of reading or watching. */
  time_required: number;
  featured: boolean;
  /** Null until published. */
  published_days_ago: number | null;
}
