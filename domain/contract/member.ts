import { Type, type Static } from 'typebox';
import { THEMES } from '../vocabulary';
import { Nullable, OneOf } from './common';

/** What the community page shows of an individual: the asterisked fields and nothing else. */
export const Member = Type.Object(
  {
    member_id: Type.Integer(),
    display_name: Type.String(),
    introduction: Type.String(),
    themes: Type.Array(OneOf(THEMES)),
    county: Nullable(Type.String({ description: 'Only when the member made it public' })),
    profile_picture: Nullable(Type.String()),
  },
  { $id: 'Member' },
);
export type Member = Static<typeof Member>;

/** How many members care for a theme, in steps of 5 %; null where fewer than 5 people would show. */
export const ThemeInterest = Type.Object({
  theme: OneOf(THEMES),
  share: Nullable(Type.Integer()),
});
export type ThemeInterest = Static<typeof ThemeInterest>;

/** A recent topic of the forum. */
export const ForumTopic = Type.Object({
  title: Type.String(),
  url: Type.String(),
  replies: Type.Integer(),
  last_posted_at: Type.String(),
});
export type ForumTopic = Static<typeof ForumTopic>;
