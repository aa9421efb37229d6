import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { use, useId, useState } from 'react';
import { t } from '../../../../domain/language';
import {
  LONGEST_SNOOZE,
  type ApplicationReview,
} from '../../../../domain/contract/admin/applicationReview';
import { addDays, dayOf } from '../../../../domain/calendar';
import { longDate } from '../../../../domain/longDate';
import { useSnoozeApplicationMutation } from '../../../api/admin/applicationReviewApi';
import { BusyButton } from '../../../ui/BusyButton';
import { FormAlert } from '../../../ui/fields/FormAlert';
import { ClockContext } from '../../../clock';
import { PanelRow } from './PanelRow';
import { useReviewChange } from './useReviewChange';

function snoozedText({ until, by }: NonNullable<ApplicationReview['snoozed']>): string {
  const day = longDate(until) ?? until;
  return by
    ? t('Snoozed until {day} by {name}.', { day, name: by })
    : t('Snoozed until {day}.', { day });
}

/** Leaves the application out of what waits until a day; says who did, and until when. */
export function SnoozePanel({ review }: { review: ApplicationReview }) {
  const id = useId();
  const dayId = useId();
  const now = use(ClockContext);
  const { application, snoozed, can_snooze } = review;
  const [snooze] = useSnoozeApplicationMutation();
  const { change, problem, isBusy } = useReviewChange();
  const [day, setDay] = useState('');
  const today = dayOf(now());
  const save = async (until: string | null) => {
    const done = until === null ? t('The snooze has ended') : t('Snoozed');
    const write = () => snooze({ application, body: { until } }).unwrap();
    if (await change(write, done)) setDay('');
  };
  if (!can_snooze && !snoozed) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3">
        {t('Snooze')}
      </Typography>
      <Typography>
        {snoozed
          ? snoozedText(snoozed)
          : t(
              'It leaves the board until that day, or until the business does something. The business does not notice.',
            )}
      </Typography>
      {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
      <PanelRow>
        <FormControl fullWidth>
          <InputLabel htmlFor={dayId}>{t('Until')}</InputLabel>
          <OutlinedInput
            id={dayId}
            type="date"
            value={day}
            inputProps={{ min: addDays(today, 1), max: addDays(today, LONGEST_SNOOZE) }}
            onChange={({ target }) => setDay(target.value)}
          />
        </FormControl>
        <BusyButton
          variant="outlined"
          busy={isBusy}
          disabled={day === ''}
          onClick={() => void save(day)}
        >
          {t('Snooze')}
        </BusyButton>
      </PanelRow>
      {snoozed && (
        <BusyButton variant="text" busy={isBusy} onClick={() => void save(null)}>
          {t('End the snooze')}
        </BusyButton>
      )}
    </section>
  );
}
