import { Type, type Static } from 'typebox';
import { RESOURCE_LIMITS } from '../fieldLimits';
import { SHORT_RESOURCE } from '../shortForms';
import { POST_STATUSES, RESOURCE_TYPES, THEMES } from '../vocabulary';
import { closed, Nullable, OneOf } from './common';
import { PostedBy } from './member';
import { ChosenPicture, Picture } from './picture';
import { ExactQuery } from './searchRelaxation';

/** A file of a resource. */
export const Encoding = Type.Object({
  name: Type.String(),
  content_url: Type.String(),
  encoding_format: Type.String(),
  content_size: Type.Integer({ description: 'Bytes' }),
});
export type Encoding = Static<typeof Encoding>;

/** A resource; names after schema.org CreativeWork, in snake case. */
export const Resource = Type.Object(
  {
    resource_id: Type.Integer(),
    user_id: Type.Integer(),
    status: OneOf(POST_STATUSES),
    moderation_feedback: Nullable(Type.String({ description: 'For the owner only' })),
    headline: Type.String(),
    abstract: Type.String(),
    description: Type.String({ description: 'Markdown' }),
    resource_type: OneOf(RESOURCE_TYPES),
    themes: Type.Array(OneOf(THEMES)),
    author: Type.String(),
    publisher: Nullable(Type.String()),
    source_url: Nullable(Type.String()),
    license: Nullable(Type.String()),
    in_language: Type.String(),
    time_required: Nullable(Type.Integer({ description: 'Minutes' })),
    encoding: Type.Array(Encoding),
    /** Its cover. */
    image: Nullable(Picture),
    featured: Type.Boolean(),
    because: Type.Optional(
      Type.String({
        description: 'The answer of the caller that it fits, where a list follows them',
      }),
    ),
    published_at: Nullable(Type.String()),
    modified_at: Type.String(),
  },
  { $id: 'Resource' },
);
export type Resource = Static<typeof Resource>;

/** A resource with the member who posted it, where they have a public card. */
export const ResourcePostedBy = Type.Object(
  { ...Resource.properties, posted_by: Type.Optional(PostedBy) },
  { $id: 'ResourcePostedBy' },
);
export type ResourcePostedBy = Static<typeof ResourcePostedBy>;

export const ShortResource = Type.Pick(Resource, [...SHORT_RESOURCE]);
export type ShortResource = Static<typeof ShortResource>;

/** What the first page of the resources shows of them. */
export const ResourceOverview = Type.Object(
  {
    count: Type.Integer(),
    /** At most three, the newest first. */
    featured: Type.Array(ShortResource),
    /** Each theme, in the order of the product. */
    shelves: Type.Array(
      Type.Object({
        theme: OneOf(THEMES),
        count: Type.Integer(),
        newest: Nullable(Type.Object({ resource_id: Type.Integer(), headline: Type.String() })),
      }),
    ),
    /** At most six of the others, the newest first. */
    latest: Type.Array(ShortResource),
  },
  { $id: 'ResourceOverview' },
);
export type ResourceOverview = Static<typeof ResourceOverview>;

export const ResourceSearchQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 80 })),
  exact: Type.Optional(ExactQuery),
  type: Type.Optional(Type.String({ maxLength: 40 })),
  theme: Type.Optional(Type.String({ maxLength: 60 })),
  sort: Type.Optional(
    Type.String({ maxLength: 20, description: 'for_you: first what fits a member’s answers' }),
  ),
  page: Type.Optional(Type.String({ maxLength: 20 })),
});
export type ResourceSearchQuery = Static<typeof ResourceSearchQuery>;

/** `draft` keeps it private; `submit` sends it to review, or publishes it when the caller is an admin. */
export const POST_INTENTS = ['draft', 'submit'] as const;
export type PostIntent = (typeof POST_INTENTS)[number];

/**
 * `POST mainapp/resources/`; answers the Resource. A draft needs
 * its headline only; what else is due on submit is in `domain/postRules`.
 */
export const ResourcePayload = Type.Object(
  {
    intent: OneOf(POST_INTENTS),
    headline: Type.String(RESOURCE_LIMITS.headline),
    abstract: Type.String(RESOURCE_LIMITS.abstract),
    description: Type.String(RESOURCE_LIMITS.description),
    resource_type: OneOf(RESOURCE_TYPES),
    themes: Type.Array(OneOf(THEMES), { ...RESOURCE_LIMITS.themes, uniqueItems: true }),
    author: Type.String(RESOURCE_LIMITS.author),
    publisher: Type.String(RESOURCE_LIMITS.publisher),
    source_url: Type.String({ maxLength: 300 }),
    license: Type.String(RESOURCE_LIMITS.license),
    in_language: OneOf(['en', 'sw']),
    time_required: Nullable(
      Type.Integer({ ...RESOURCE_LIMITS.time_required, description: 'Minutes' }),
    ),
    /** `content_url` of uploads of kind file, at most 5. */
    files: Type.Array(Type.String({ maxLength: 200 }), {
      ...RESOURCE_LIMITS.files,
      uniqueItems: true,
    }),
    /** Its cover: an upload of the member, or the one that it has already. */
    image: Nullable(ChosenPicture),
  },
  closed,
);
export type ResourcePayload = Static<typeof ResourcePayload>;

/** `PUT mainapp/resources/{id}/`: what is kept from then on. */
export const ResourceChangePayload = Type.Object(
  {
    ...ResourcePayload.properties,
    /** That of the resource that was read; 409 with both once somebody has changed it. */
    modified_at: Type.String({ maxLength: 40 }),
  },
  closed,
);
export type ResourceChangePayload = Static<typeof ResourceChangePayload>;

/** 409: it was changed since it was read, and is not what was sent. */
export const ResourceConflict = Type.Object(
  { detail: Type.String(), current: Resource, sent: ResourceChangePayload },
  { $id: 'ResourceConflict' },
);
export type ResourceConflict = Static<typeof ResourceConflict>;
