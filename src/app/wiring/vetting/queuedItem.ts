import { array, boolean, number, object, string } from 'yup';
import type { VettingResponse } from '../../../../domain/contract/vetting';
import type { Answer } from '../../../../domain/vetting/types';

/** Entries of another version are left alone: a newer page may know them. */
const VERSION = 1;

export interface QueuedItem {
  /** Sent as Idempotency-Key, the same with each repeat. */
  key: string;
  question: number;
  answer: Answer;
  /** Revision of the answer that it replaces; null until the one before it has its own. */
  basedOn: number | null;
  /** Items are sent in the order of their places. */
  place: number;
  /** It was sent and no answer came: its body must not change. */
  isTried: boolean;
  state: 'waiting' | 'failed' | 'conflict';
  /** Why it was refused. */
  message: string | null;
  /** The other version of a conflict; null when there is none. */
  theirs: VettingResponse | null;
}

const whole = number().integer().min(0).required();
const text = string().defined();
const options = array().of(whole).required();

const answer = object({
  text,
  selected_options: options,
  evidence_url: text,
})
  .noUnknown()
  .required();

const response = object({
  id: whole,
  user: whole,
  question: whole,
  text,
  selected_options: options,
  evidence_url: text,
  revision: whole,
  updated_at: text,
})
  .noUnknown()
  .nullable()
  .defined();

const envelope = object({
  version: number().oneOf([VERSION]).required(),
  item: object({
    key: string().required(),
    question: whole,
    answer,
    basedOn: number().integer().min(0).nullable().defined(),
    place: whole,
    isTried: boolean().required(),
    state: string().oneOf(['waiting', 'failed', 'conflict']).required(),
    message: string().nullable().defined(),
    theirs: response,
  })
    .noUnknown()
    .required(),
})
  .noUnknown()
  .required();

export const writeItem = (item: QueuedItem): string => JSON.stringify({ version: VERSION, item });

/** Null for anything that this version did not write. */
export function readItem(stored: string | null): QueuedItem | null {
  if (stored === null) return null;
  try {
    return envelope.validateSync(JSON.parse(stored), { strict: true }).item;
  } catch {
    return null;
  }
}
