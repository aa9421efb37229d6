import { Type, type Static } from 'typebox';
import { HELPER_NAME_LENGTH } from '../vetting/helpLinks';
import { closed, Nullable } from './common';
import { VettingCategoryEntry, VettingQuestionEntry, VettingResponse } from './vetting';

/** `POST /vet/help-links/` */
export const HelpLinkPayload = Type.Object(
  {
    category: Type.Integer(),
    /** Who gets the link, in the words of the business; no one else sees it. */
    name: Type.String({ maxLength: HELPER_NAME_LENGTH }),
  },
  closed,
);
export type HelpLinkPayload = Static<typeof HelpLinkPayload>;

const helpLink = {
  id: Type.Integer(),
  category: Type.Integer(),
  name: Type.String(),
  created_at: Type.String(),
  expires_at: Type.String(),
  answers: Type.Integer({ description: 'How often an answer was changed through the link' }),
};

/** A link by which somebody without an account answers one category for a business. */
export const HelpLink = Type.Object(helpLink, { $id: 'HelpLink' });
export type HelpLink = Static<typeof HelpLink>;

/** With the secret of its address, which is shown once. */
export const NewHelpLink = Type.Object({ ...helpLink, token: Type.String() });
export type NewHelpLink = Static<typeof NewHelpLink>;

/** What the link leads to: the questions of one category that are asked, with their answers. */
export const HelpRequest = Type.Object(
  {
    business: Type.String(),
    category: VettingCategoryEntry,
    expires_at: Type.String(),
    /** Why nothing can be answered now; null while it can. */
    locked: Nullable(Type.String()),
    questions: Type.Array(VettingQuestionEntry),
    responses: Type.Array(VettingResponse),
  },
  { $id: 'HelpRequest' },
);
export type HelpRequest = Static<typeof HelpRequest>;
