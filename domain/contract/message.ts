import { Type, type Static } from 'typebox';
import { closed } from './common';

export const MESSAGE_MAX_LENGTH = 2_000;

/** `POST mainapp/members/:id/messages/`. */
export const MessagePayload = Type.Object(
  { text: Type.String({ maxLength: MESSAGE_MAX_LENGTH }) },
  closed,
);
export type MessagePayload = Static<typeof MessagePayload>;

/** A row of `GET mainapp/messages/`, newest first: a message that the caller wrote or got. */
export const Message = Type.Object(
  {
    message_id: Type.Integer(),
    /** The caller wrote it. */
    is_own: Type.Boolean(),
    /** To whom it went, or who wrote it. */
    member_id: Type.Integer(),
    display_name: Type.String(),
    /** Whether they can be written to. */
    takes_messages: Type.Boolean(),
    text: Type.String(),
    sent_at: Type.String(),
  },
  { $id: 'Message' },
);
export type Message = Static<typeof Message>;
