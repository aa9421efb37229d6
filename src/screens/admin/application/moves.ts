import { adminsAct, type ApplicationEventType } from '../../../../domain/vetting/applicationEvents';

const OWNER_MAIL =
  'The owner of the business gets a mail with what you write here and a link to go on from.';
const NO_MAIL = 'Nobody gets a mail.';

/** The words of a move; null for what admins never do themselves. */
export function moveOf(event: ApplicationEventType) {
  const act = adminsAct(event);
  return act && { ...act, mail: act.isMailed ? OWNER_MAIL : NO_MAIL };
}

/** What of it admins do themselves, in the same order. */
export const adminMoves = (possible: readonly ApplicationEventType[]): ApplicationEventType[] =>
  possible.filter((event) => adminsAct(event) !== null);

/** Needs no words to anybody, so it is done without asking. */
export const isAtOnce = (event: ApplicationEventType): boolean =>
  adminsAct(event)?.isAtOnce === true;
