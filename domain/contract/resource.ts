import { Type, type Static } from 'typebox';
import { POST_STATUSES, RESOURCE_TYPES, THEMES } from '../vocabulary';
import { Nullable, OneOf } from './common';

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
    featured: Type.Boolean(),
    published_at: Nullable(Type.String()),
    modified_at: Type.String(),
  },
  { $id: 'Resource' },
);
export type Resource = Static<typeof Resource>;

export const ResourceSearchQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 80 })),
  type: Type.Optional(Type.String({ maxLength: 40 })),
  theme: Type.Optional(Type.String({ maxLength: 60 })),
  page: Type.Optional(Type.String({ maxLength: 20 })),
});
export type ResourceSearchQuery = Static<typeof ResourceSearchQuery>;
