import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { t } from '../../../../domain/language';
import type { Event, EventStatusPayload } from '../../../../domain/contract/event';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import type { Problem } from '../../../ui/fields/FormAlert';

interface Props {
  event: Event;
  /** Resolves with the problem, null when there was none. */
  onSend: (payload: EventStatusPayload) => Promise<Problem | null>;
  onClose: () => void;
}

/** Asks before an event is cancelled; of one that repeats, also whether the later dates are. */
export function CancelEventDialog({ event, onSend, onClose }: Props) {
  const [isAlsoLater, setIsAlsoLater] = useState(false);
  return (
    <ConfirmDialog
      title={t('Cancel this event?')}
      action={t('Cancel the event')}
      isDestructive
      onAct={() => onSend({ status: 'cancelled', ...(isAlsoLater && { scope: 'later' }) })}
      onClose={onClose}
    >
      {t(
        '“{name}” stays on the site, marked as cancelled. We email everyone who attends or is on the waiting list, and the waiting list is closed. You can reinstate the event later.',
        { name: event.name },
      )}
      {Boolean(event.series_id) && (
        <FormControlLabel
          sx={{ display: 'flex', mt: 1 }}
          label={t('Cancel the later dates too')}
          control={
            <Checkbox
              checked={isAlsoLater}
              onChange={(_change, isChecked) => setIsAlsoLater(isChecked)}
            />
          }
        />
      )}
    </ConfirmDialog>
  );
}
