import { msg } from '../../../../domain/language';

/** Looks the same as another place of the same machine, whose pictures stand for both. */
interface SameAs {
  as: string;
}

type Line = string | SameAs;

const NOTHING_SEEN = msg('Nothing of it is seen: the page stays as it was.');

/** Why no state of a machine has pictures. */
const machines: Record<string, string> = {
  mail: msg('No page shows it: it is a row of the queue on the server.'),
  recipient: msg('Nobody is shown alone: the page of the issue counts them.'),
};

/**
 * Why a state has no pictures of its own, by machine and place; every other state without states inside has them. The
 * sentences are translated where they are shown.
 */
const states: Record<string, Record<string, Line>> = {
  authModal: { closed: msg('The popup is closed: nothing of it is seen.') },
  update: {
    reading: NOTHING_SEEN,
    writing: NOTHING_SEEN,
    waiting: NOTHING_SEEN,
    savingDrafts: NOTHING_SEEN,
    takingOver: NOTHING_SEEN,
    reloading: msg('The browser loads the page again, and shows it as any other page.'),
  },
  vetting: {
    'ready.source.current': { as: 'ready.submission.answering.clearanceSettled' },
    'ready.submission.submitting.savingAnswers': msg(
      'It is left at once: Submit can be pressed only when the server has every answer.',
    ),
    'ready.access.own': { as: 'ready.submission.answering.clearanceSettled' },
  },
  queue: { 'answering.atRest': { as: 'delivery.idle' } },
};

export const UNPICTURED = {
  momentary: msg('It is left as soon as it is entered.'),
  machines,
  states,
};
