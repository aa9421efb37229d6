import { t } from '../../../../domain/language';
import { useAccess, useUnsent } from '../../../actors/vetting';
import { momentText } from '../../../ui/format';
import { Notice } from '../../../ui/Notice';

/** Such as "1 answer". */
export const countAnswers = (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'}`;

/** Says that answers wait on this device while there is no connection, and from when the rest is. */
export function Unsent() {
  const { pending, isKept, keptAt, isOnline } = useUnsent();
  const { isReadOnly } = useAccess();
  const kept = isKept
    ? `: ${countAnswers(pending)} kept on this device`
    : `. ${countAnswers(pending)} not sent yet. This device cannot store them: stay on this page`;
  return (
    <div role="status">
      {(!isOnline || keptAt !== null) && (
        <Notice tone="info">
          {isOnline ? t('The server does not answer.') : t('There is no connection.')}
          {keptAt !== null && ` You see your assessment as it was on ${momentText(keptAt)}.`}
          {(!isReadOnly || pending > 0) &&
            ` You can go on answering${pending > 0 ? kept : ''}. Everything is sent as soon as ${isOnline ? 'it answers' : 'you are connected again'}.`}
        </Notice>
      )}
    </div>
  );
}
