import { t } from '../../../../domain/language';
import type { PipelineCard } from '../../../../domain/contract/admin/pipeline';
import type { ApplicationEventType } from '../../../../domain/vetting/applicationEvents';
import { unreadText } from '../../../../domain/vetting/unreadFlags';
import { Notice } from '../../../ui/Notice';

interface Props {
  event: ApplicationEventType;
  /** The cards that the decision is about. */
  cards: readonly Pick<PipelineCard, 'red_flags' | 'amber_flags'>[];
}

/** Says before an approval from a list, where nothing was opened, that flagged answers stay unread. */
export function UnreadNote({ event, cards }: Props) {
  const count = cards.reduce((sum, { red_flags, amber_flags }) => sum + red_flags + amber_flags, 0);
  if (event !== 'application.approved' || count === 0) return null;
  return (
    <Notice tone="info">
      {unreadText(count)}.{' '}
      {t('If you approve here, the audit log says so. You can read them in the review desk first.')}
    </Notice>
  );
}
