import type { Event } from '../../../domain/contract/event';
import type { Resource } from '../../../domain/contract/resource';
import type { EventStatus } from '../../../domain/vocabulary';
import type { Paths } from '../../paths';

/** A post of the member, with what its owner needs to know. */
export interface OwnPost {
  key: number;
  name: string;
  /** Its public page, or the list of own posts when it is not public. */
  to: string;
  state: EventStatus;
  feedback: string | null;
  modifiedAt: string;
}

/** States that need something from the owner come first. */
const ORDER: readonly EventStatus[] = [
  'changes_requested',
  'rejected',
  'draft',
  'pending',
  'postponed',
  'published',
  'cancelled',
];

const PUBLIC: readonly EventStatus[] = ['published', 'postponed', 'cancelled'];

const inOrder = (posts: OwnPost[]): OwnPost[] =>
  posts.sort(
    (a, b) =>
      ORDER.indexOf(a.state) - ORDER.indexOf(b.state) ||
      Date.parse(b.modifiedAt) - Date.parse(a.modifiedAt),
  );

export const postsOfEvents = (events: readonly Event[], paths: Paths): OwnPost[] =>
  inOrder(
    events.map(({ event_id, name, slug, status, moderation_feedback, modified_at }) => ({
      key: event_id,
      name,
      to: PUBLIC.includes(status) ? paths.event(slug) : paths.myEvents,
      state: status,
      feedback: moderation_feedback,
      modifiedAt: modified_at,
    })),
  );

export const postsOfResources = (resources: readonly Resource[], paths: Paths): OwnPost[] =>
  inOrder(
    resources.map(({ resource_id, headline, status, moderation_feedback, modified_at }) => ({
      key: resource_id,
      name: headline,
      to: PUBLIC.includes(status) ? paths.resource(resource_id) : paths.myResources,
      state: status,
      feedback: moderation_feedback,
      modifiedAt: modified_at,
    })),
  );
