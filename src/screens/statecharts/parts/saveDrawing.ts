import { saveFile } from '../../../ui/saveFile';
import { resolveColors } from './palette';

/** The chart as it is shown, as a text of its own in its full size. */
export function drawingText(shown: SVGSVGElement): string {
  const copy = shown.cloneNode(true) as SVGSVGElement;
  const { width, height } = shown.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.removeAttribute('class');
  const text = new XMLSerializer().serializeToString(copy);
  return resolveColors(text, getComputedStyle(document.documentElement));
}

export const saveSvg = (name: string, shown: SVGSVGElement): void =>
  saveFile(`${name}.svg`, drawingText(shown), 'image/svg+xml');

/** Sharp when it is projected, and no more than phones can draw. */
const [TIMES, MOST_PIXELS] = [2, 16_000_000];

/** Saves the chart as a picture; rejects where the browser cannot draw it. */
export async function savePng(name: string, shown: SVGSVGElement): Promise<void> {
  const { width, height } = shown.viewBox.baseVal;
  const scale = Math.min(TIMES, Math.sqrt(MOST_PIXELS / (width * height)));
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(drawingText(shown))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the picture is empty');
  saveFile(`${name}.png`, blob, 'image/png');
}
