import { Type, type Static } from 'typebox';
import { SITE_TEXT_KEYS } from '../siteTexts';
import { closed, Nullable, OneOf } from './common';

/** `GET mainapp/texts/:key/`: what the page shows in place of its built-in text. */
export const SiteText = Type.Object(
  {
    /** Null for the built-in text. */
    text: Nullable(Type.String()),
    /** Null while nobody has edited it. */
    changed_at: Nullable(Type.String()),
  },
  { $id: 'SiteText' },
);
export type SiteText = Static<typeof SiteText>;

/** A row of `GET mainapp/admin/texts/`, in the order of the table in `domain/siteTexts`. */
export const SiteTextSummary = Type.Object(
  {
    key: OneOf(SITE_TEXT_KEYS),
    version: Type.Integer(),
    is_built_in: Type.Boolean(),
    changed_at: Nullable(Type.String()),
    /** Null for a former admin, and where nobody has edited it. */
    changed_by: Nullable(Type.String()),
  },
  { $id: 'SiteTextSummary' },
);
export type SiteTextSummary = Static<typeof SiteTextSummary>;

export const SiteTextVersion = Type.Object({
  version: Type.Integer(),
  text: Nullable(Type.String()),
  /** Members were asked to agree again. */
  asks_again: Type.Boolean(),
  changed_at: Type.String(),
  changed_by: Nullable(Type.String()),
});
export type SiteTextVersion = Static<typeof SiteTextVersion>;

/** `GET mainapp/admin/texts/:key/`: the text as it is now, and its last versions, newest first. */
export const SiteTextHistory = Type.Object(
  {
    key: OneOf(SITE_TEXT_KEYS),
    version: Type.Integer(),
    text: Nullable(Type.String()),
    versions: Type.Array(SiteTextVersion),
  },
  { $id: 'SiteTextHistory' },
);
export type SiteTextHistory = Static<typeof SiteTextHistory>;

/** `PUT mainapp/admin/texts/:key/`: a new version. */
export const SiteTextPayload = Type.Object(
  {
    /** Null goes back to the built-in text. */
    text: Nullable(Type.String({ maxLength: 40_000 })),
    /** The version that was read; 409 once there is a later one. */
    based_on: Type.Integer({ minimum: 0 }),
    /** Of a document alone (`domain/documents`): members are asked to agree again. */
    asks_again: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type SiteTextPayload = Static<typeof SiteTextPayload>;

/** 409: what there is, and what was sent, so that nothing is lost. */
export const SiteTextConflict = Type.Object(
  { detail: Type.String(), current: SiteTextHistory, sent: SiteTextPayload },
  { $id: 'SiteTextConflict' },
);
