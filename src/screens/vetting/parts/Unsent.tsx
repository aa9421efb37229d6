import { useUnsent } from '../../../actors/vetting';
import { Notice } from '../../../ui/Notice';

/** Such as "1 answer". */
export const countAnswers = (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'}`;

/** Says that answers wait on this device while there is no connection. */
export function Unsent() {
  const { pending, isKept, isOnline } = useUnsent();
  const kept = isKept
    ? `: ${countAnswers(pending)} kept on this device`
    : `. ${countAnswers(pending)} not sent yet. This device cannot store them: stay on this page`;
  return (
    <div role="status">
      {!isOnline && (
        <Notice tone="info">
          There is no connection. You can go on answering{pending > 0 && kept}. Everything is sent
          as soon as you are connected again.
        </Notice>
      )}
    </div>
  );
}
