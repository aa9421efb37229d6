import { OVERLAY_OPACITY } from '../../domain/limits';

export type OverlayLevel = keyof typeof OVERLAY_OPACITY;

/** The colour between the page and an overlay (specification 2.5). */
export const overlayColor = (level: OverlayLevel): string =>
  `rgb(0 0 0 / ${OVERLAY_OPACITY[level]})`;
