import { plural, t } from '../../../../domain/language';
import { useAccess, useUnsent } from '../../../actors/vetting';
import { momentText } from '../../../ui/format';
import { Notice } from '../../../ui/Notice';

function goOn(pending: number, isKept: boolean): string {
  if (pending === 0) return t('You can go on answering.');
  return isKept
    ? plural(
        pending,
        'You can go on answering: # answer kept on this device.',
        'You can go on answering: # answers kept on this device.',
      )
    : plural(
        pending,
        'You can go on answering. # answer not sent yet. This device cannot store them: stay on this page.',
        'You can go on answering. # answers not sent yet. This device cannot store them: stay on this page.',
      );
}

/** Says that answers wait on this device while there is no connection, and from when the rest is. */
export function Unsent() {
  const { pending, isKept, keptAt, isOnline } = useUnsent();
  const { isReadOnly } = useAccess();
  return (
    <div role="status">
      {(!isOnline || keptAt !== null) && (
        <Notice tone="info">
          {isOnline ? t('The server does not answer.') : t('There is no connection.')}
          {keptAt !== null &&
            ` ${t('You see your assessment as it was on {moment}.', { moment: momentText(keptAt) })}`}
          {(!isReadOnly || pending > 0) &&
            ` ${goOn(pending, isKept)} ${
              isOnline
                ? t('Everything is sent as soon as it answers.')
                : t('Everything is sent as soon as you are connected again.')
            }`}
        </Notice>
      )}
    </div>
  );
}
