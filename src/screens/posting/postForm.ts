import type { FieldErrors } from '../../../domain/contract/common';
import type { PostIntent } from '../../../domain/contract/resource';
import type { EventStatus } from '../../../domain/vocabulary';

/** A post that a form was opened with. */
export interface OpenedPost<Values> {
  /** Null for a new one. */
  id: number | null;
  /** Null for a new one. */
  status: EventStatus | null;
  /** Null for a new one. */
  modified_at: string | null;
  moderation_feedback: string | null;
  values: Values;
}

/** What is used of the server’s answer. */
export interface SavedPost {
  id: number;
  status: EventStatus;
  modified_at: string;
}

/** The version that was saved since the form was opened. */
export interface CurrentPost<Values> {
  modified_at: string;
  values: Values;
}

/** An existing post, or the Idempotency-Key of a new one. */
type Target = { id: number; modified_at: string } | { key: string };

export type SendPost<Values> = (
  values: Values,
  intent: PostIntent,
  target: Target,
) => Promise<SavedPost>;

/** The first message of each field. */
export const firstMessages = (faults: FieldErrors): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([field, [message]]) => (message ? [[field, message]] : [])),
  );

/** The item of a closed list with this value, else the first. */
export const itemOrFirst = <const Item extends string>(
  list: readonly [Item, ...Item[]],
  value: string,
): Item => list.find((item) => item === value) ?? list[0];
