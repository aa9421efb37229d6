import { saveFile } from '../../../ui/saveFile';
import { resolveColors } from './palette';

/** The chart as it is shown, as a file of its own in its full size. */
export function saveDrawing(name: string, shown: SVGSVGElement | null): void {
  if (!shown) return;
  const copy = shown.cloneNode(true) as SVGSVGElement;
  const { width, height } = shown.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const text = new XMLSerializer().serializeToString(copy);
  const styles = getComputedStyle(document.documentElement);
  saveFile(`${name}.svg`, resolveColors(text, styles), 'image/svg+xml');
}
