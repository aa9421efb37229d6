import { use } from 'react';
import { t } from '../../../../domain/language';
import type { Event } from '../../../../domain/contract/event';
import { ClockContext } from '../../../clock';
import { isOver } from '../../../../domain/calendar';
import { EventArticle } from '../../../entities/event/EventArticle';
import { Notice } from '../../../ui/Notice';
import { PreviewDialog } from './PreviewDialog';

interface Props {
  /** Null while it has no dates. */
  event: Event | null;
  onClose: () => void;
}

export function EventPreview({ event, onClose }: Props) {
  const now = use(ClockContext);
  return (
    <PreviewDialog onClose={onClose}>
      {event ? (
        <EventArticle event={event} isOver={isOver(event, now())} />
      ) : (
        <Notice tone="info">{t('Choose start and end first: the page begins with them.')}</Notice>
      )}
    </PreviewDialog>
  );
}
