import { Type, type Static } from 'typebox';
import { THEMES } from '../vocabulary';
import { Nullable, OneOf } from './common';
import { Page, PageQuery } from './page';
import { ExactQuery, SearchRelaxation } from './searchRelaxation';

/** Fewer than of other lists, since the cards share their page with all that a membership gives. */
export const MEMBERS_PER_PAGE = 8;

/** What the community page shows of an individual: the asterisked fields and nothing else. */
export const Member = Type.Object(
  {
    member_id: Type.Integer(),
    display_name: Type.String(),
    introduction: Type.String(),
    themes: Type.Array(OneOf(THEMES)),
    county: Nullable(Type.String({ description: 'Only when the member made it public' })),
    profile_picture: Nullable(Type.String()),
    /** Members may write to them. */
    takes_messages: Type.Boolean(),
  },
  { $id: 'Member' },
);
export type Member = Static<typeof Member>;

/** Who posted something: a part of the public card of a member. */
export const PostedBy = Type.Pick(Member, ['display_name', 'profile_picture'], { $id: 'PostedBy' });
export type PostedBy = Static<typeof PostedBy>;

/** Filters of the members; unknown values are ignored. */
export const MemberQuery = Type.Object({
  q: Type.Optional(
    Type.String({
      maxLength: 80,
      description: 'Words of the name, the introduction and the themes',
    }),
  ),
  exact: Type.Optional(ExactQuery),
  theme: Type.Optional(Type.String({ maxLength: 60 })),
  county: Type.Optional(Type.String({ maxLength: 3, description: 'Where members show theirs' })),
  ...PageQuery.properties,
});
export type MemberQuery = Static<typeof MemberQuery>;

/** A page of members. */
export const MemberPage = Type.Object({
  ...Page(Member).properties,
  relaxation: Type.Optional(SearchRelaxation),
});
export type MemberPage = Static<typeof MemberPage>;

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
