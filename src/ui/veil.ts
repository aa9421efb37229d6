import { OVERLAY_OPACITY } from '../../domain/limits';

export type OverlayLevel = keyof typeof OVERLAY_OPACITY;

/** What lies between the page and what is over it (specification 2.5). */
export const veil = (level: OverlayLevel): string => `rgb(0 0 0 / ${OVERLAY_OPACITY[level]})`;
