import { msg, t } from '../../../../domain/language';
import {
  adminActionOf,
  type ApplicationEventType,
} from '../../../../domain/vetting/applicationEvents';

const OWNER_MAIL = msg(
  'The owner of the business gets an email with what you write here and a link to go on from.',
);
const NO_MAIL = msg('Nobody gets an email.');

/** The texts of a move; null for events that admins never send. */
export function moveOf(event: ApplicationEventType) {
  const move = adminActionOf(event);
  return (
    move && {
      ...move,
      label: t(move.label),
      title: t(move.title),
      consequence: t(move.consequence),
      mail: t(move.isMailed ? OWNER_MAIL : NO_MAIL),
    }
  );
}

/** The possible events that admins send, in the same order. */
export const adminMoves = (possible: readonly ApplicationEventType[]): ApplicationEventType[] =>
  possible.filter((event) => adminActionOf(event) !== null);

/** Needs no note, so it is sent without a dialog. */
export const isAtOnce = (event: ApplicationEventType): boolean =>
  adminActionOf(event)?.isAtOnce === true;
