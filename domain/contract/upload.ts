import { Type, type Static } from 'typebox';
import { UPLOAD_KINDS } from '../uploadRules';
import { Nullable, OneOf } from './common';

/** Beside the schemas, so that a form can read them without TypeBox. */
export { UPLOAD_KINDS, UPLOAD_RULES, type UploadKind } from '../uploadRules';

/** The longest side of any image that is taken, in pixels. */
export const MAX_IMAGE_SIDE = 10_000;

/** A stored file. `content_url` is a path of the API host, such as `/uploads/…/name.webp`. */
export const Upload = Type.Object(
  {
    content_url: Type.String(),
    kind: OneOf(UPLOAD_KINDS),
    name: Type.String(),
    encoding_format: Type.String({ description: 'Media type' }),
    content_size: Type.Integer({ description: 'Bytes' }),
    width: Nullable(Type.Integer()),
    height: Nullable(Type.Integer()),
  },
  { $id: 'Upload' },
);
export type Upload = Static<typeof Upload>;
