import { Type, type Static } from 'typebox';
import { PICTURE_LIMITS } from '../fieldLimits';
import { closed, Nullable } from './common';

/** An uploaded image as pages show it. */
export const Picture = Type.Object({
  src: Type.String({ description: '`content_url` of an upload of kind image' }),
  widths: Type.Array(Type.Integer(), {
    description:
      'Widths in which it is stored, ascending; `src?width=…` is the image in one of them',
  }),
  width: Type.Integer(),
  height: Type.Integer(),
  color: Nullable(Type.String({ description: 'Dominant colour, such as #1b5e20' })),
  alt: Type.String({ description: 'What it shows, or empty' }),
});
export type Picture = Static<typeof Picture>;

/** A picture as a form sends it. */
export const ChosenPicture = Type.Object(
  { src: Type.String(PICTURE_LIMITS.src), alt: Type.String(PICTURE_LIMITS.alt) },
  closed,
);
export type ChosenPicture = Static<typeof ChosenPicture>;
