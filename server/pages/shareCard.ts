import { hash } from 'node:crypto';
import type { PageView, ShareCard, Site } from './view';

export const CARD_SUFFIX = '.jpg';
/** So that what is shared again after a change, of the record or of the drawing, has another address. */
const DRAWING = 1;

export interface CardedView extends PageView {
  card: ShareCard;
}

export const cardVersion = ({ title, description, card }: CardedView): string =>
  hash('sha256', JSON.stringify([DRAWING, title, description, card]), 'base64url').slice(0, 12);

export const cardAddress = (view: CardedView, site: Site): string =>
  `${site.publicUrl}${view.card.path}?v=${cardVersion(view)}`;

/** `key` is the slug or the id of the record. */
export const cardPath = (kind: string, key: string | number): string =>
  `/share/${kind}/${encodeURIComponent(key)}${CARD_SUFFIX}`;
