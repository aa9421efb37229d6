import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { localeFor, t } from '../../../../domain/language';
import type { Event } from '../../../../domain/contract/event';
import { useGetAttendeesFileMutation, useListAttendeesQuery } from '../../../api/eventsApi';
import { readFailure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import { BusyButton } from '../../../ui/BusyButton';
import { ErrorState } from '../../../ui/ErrorState';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { saveFile } from '../../../ui/saveFile';
import { useLoggedFailure } from '../../../ui/useLoggedFailure';
import { DialogActions, DialogFrame } from '../../../ui/ConfirmDialog';
import { waitingText } from '../../../entities/event/eventTexts';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    maxWidth: 'none',
    paddingBlock: theme.spacing(1),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& small': { display: 'block', ...theme.typography.body2 },
}));

const dayText = (iso: string): string =>
  new Date(iso).toLocaleDateString(localeFor(undefined), { dateStyle: 'medium' });

interface Props {
  event: Event;
  onClose: () => void;
}

/** The list of attendees for the organiser, also as a file. */
export function AttendeesDialog({ event, onClose }: Props) {
  const id = useId();
  const { data, isFetching, error, refetch } = useListAttendeesQuery(event.event_id, {
    refetchOnMountOrArgChange: true,
  });
  const [fetchFile, file] = useGetAttendeesFileMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const hasFailed = error !== undefined && !isFetching;
  useLoggedFailure(hasFailed, 'Failed to fetch the attendees', error);
  const save = async () => {
    setProblem(null);
    try {
      const text = await fetchFile(event.event_id).unwrap();
      saveFile(`${event.slug}-attendees.csv`, text, 'text/csv');
    } catch (thrown) {
      setProblem(problemOf(readFailure(thrown)));
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogFrame data-hj-suppress>
        <Typography id={id} variant="h3" component="h2">
          {t('Attendees of “{name}”', { name: event.name })}
        </Typography>
        {event.waiting_count > 0 && <Typography>{waitingText(event.waiting_count)}.</Typography>}
        {isFetching && <Typography role="status">{t('Loading…')}</Typography>}
        {hasFailed && (
          <ErrorState message={t('The list could not be loaded.')} onRetry={() => void refetch()} />
        )}
        {!isFetching && data?.length === 0 && (
          <Typography>{t('Nobody has signed up yet. Share the event page.')}</Typography>
        )}
        {!isFetching && data && data.length > 0 && (
          <>
            <Typography>{t('Use these names and addresses for this event only.')}</Typography>
            <List>
              {data.map(({ user_id, name, email, since }) => (
                <li key={user_id}>
                  {name}
                  <small>{t('{email} · since {date}', { email, date: dayText(since) })}</small>
                </li>
              ))}
            </List>
          </>
        )}
        {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
        <DialogActions>
          {data && data.length > 0 && (
            <BusyButton variant="contained" busy={file.isLoading} onClick={() => void save()}>
              {t('Download as CSV')}
            </BusyButton>
          )}
          <Button variant="text" onClick={onClose}>
            {t('Close')}
          </Button>
        </DialogActions>
      </DialogFrame>
    </Dialog>
  );
}
