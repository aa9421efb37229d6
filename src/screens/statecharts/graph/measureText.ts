import { FONT, type Measure } from './texts';

/** The drawing's own letters: the same on the page and in a saved file. */
export const FONT_FAMILY = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** Widths as this browser draws them; letters by their count where nothing can be drawn. */
export function createMeasure(document: Document): Measure {
  const pen = document.createElement('canvas').getContext('2d');
  return ({ kind, text }) => {
    const { size, weight } = FONT[kind];
    if (!pen) return text.length * size * 0.6;
    pen.font = `${weight} ${size}px ${FONT_FAMILY}`;
    return pen.measureText(text).width;
  };
}
