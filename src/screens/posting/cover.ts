import type { ChosenPicture, Picture } from '../../../domain/contract/picture';

interface CoverValues {
  image: string;
  image_alt: string;
}

/** The cover as a form sends it. */
export const chosenCover = ({ image, image_alt }: CoverValues): ChosenPicture | null =>
  image === '' ? null : { src: image, alt: image_alt.trim() };

/** The cover before the server has said in which widths it is stored. */
export const previewCover = (chosen: ChosenPicture | null): Picture | null =>
  chosen && { ...chosen, widths: [], width: 1600, height: 900, color: null };
