import { Type, type Static } from 'typebox';
import { closed } from './common';

/** Somebody wants to be told, once, when a business joins that a search of the directory does not find today. */
export const JoinAlertPayload = Type.Object(
  {
    email: Type.String({ maxLength: 254, description: 'Where to write, once it is confirmed' }),
    q: Type.String({ maxLength: 80, description: 'What was searched for' }),
    county: Type.String({ maxLength: 3, description: 'Where; empty for all of Kenya' }),
  },
  closed,
);
export type JoinAlertPayload = Static<typeof JoinAlertPayload>;
