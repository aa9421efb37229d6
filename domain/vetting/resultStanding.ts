import type { VettingReport } from '../contract/assessment';
import type { Application } from '../contract/vetting';
import { msg, t } from '../language';
import { APPLICATION_STATE, REVIEW_DAYS, type ApplicationState } from './applicationStates';

/** Whether a person of our team has checked the result of a report. */
export type Standing = 'answering' | 'reading' | 'reading_again' | 'valid' | 'expired' | 'refused';

type Reported = Pick<VettingReport, 'earlier'> & {
  application: Pick<Application, 'id' | 'state' | 'history'> | null;
};

const wasApproved = (state: ApplicationState): boolean => APPLICATION_STATE[state].result !== null;

/** Our team has approved this application before, or an earlier one of the business. */
function wasRead({ application, earlier }: Reported): boolean {
  const ownHistory = application?.history ?? [];
  return (
    ownHistory.some(({ to }) => wasApproved(to)) ||
    earlier.some(({ application: id, state }) => id !== application?.id && wasApproved(state))
  );
}

/** Answers that changed after a review are read again, and count as checked only after that. */
export function standingOf(reported: Reported): Standing {
  const state = reported.application?.state ?? 'draft';
  const { phase, result } = APPLICATION_STATE[state];
  if (result !== null) return result;
  if (phase === 'answering') return 'answering';
  if (phase === 'decided') return 'refused';
  return wasRead(reported) ? 'reading_again' : 'reading';
}

const NAMES: Readonly<Record<Standing, string>> = {
  answering: msg('Result so far'),
  reading: msg('Result, not checked yet'),
  reading_again: msg('Result, being read again'),
  valid: msg('Result'),
  expired: msg('Result, expired'),
  refused: msg('Result, not accepted'),
};

export const standingName = (standing: Standing): string => t(NAMES[standing]);

const isReading = (standing: Standing): boolean =>
  standing === 'reading' || standing === 'reading_again';

/**
 * Whose turn it is and by when, in sentences to the owner or, with the name of the business, to an
 * admin; null for a result that waits for nobody.
 */
export function standingSentence(reported: Reported, business: string | null): string | null {
  const standing = standingOf(reported);
  const { turn } = APPLICATION_STATE[reported.application?.state ?? 'draft'];
  if (isReading(standing) && turn === 'team') {
    const days = { days: REVIEW_DAYS };
    return standing === 'reading_again'
      ? t(
          'Our team’s turn: a reviewer reads the answers again within {days} working days. Until then the result is not valid.',
          days,
        )
      : t(
          'Our team’s turn: a reviewer reads the answers within {days} working days. Until then the result is not valid.',
          days,
        );
  }
  if (isReading(standing))
    return business === null
      ? t(
          'Your turn: change the answers that our reviewer named. Until our team has read them, the result is not valid.',
        )
      : t(
          'The turn of {business}: change the answers that our reviewer named. Until our team has read them, the result is not valid.',
          { business },
        );
  if (standing === 'refused')
    return business === null
      ? t('Your turn: our reviewer says why. The answers open again when you go on from them.')
      : t(
          'The turn of {business}: our reviewer says why. The answers open again when it goes on from them.',
          { business },
        );
  if (standing === 'answering' && wasRead(reported))
    return business === null
      ? t(
          'Your turn: our team read an earlier version of these answers. It reads them again when you submit them.',
        )
      : t(
          'The turn of {business}: our team read an earlier version of these answers. It reads them again when it submits them.',
          { business },
        );
  return null;
}
