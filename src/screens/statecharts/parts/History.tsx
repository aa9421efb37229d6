import { styled } from '@mui/material/styles';
import type { StateValue } from 'xstate';
import { t } from '../../../../domain/language';
import { activeStates } from '../../../machines/chart/activeStates';
import type { Entry } from '../../../machines/chart/journal';
import { EventList } from './EventList';
import { Fold } from './Fold';
import { describeEvent } from './words';

const List = styled(EventList)(({ theme }) => ({
  '& li': { padding: theme.spacing(1, 0) },
  '& p': { color: theme.vars.palette.text.secondary },
  '& code': { fontSize: '0.85em' },
}));

interface Props {
  entries: readonly Entry[];
  /** A moment of an entry in words. */
  formatTime: (at: number) => string;
}

const carried = ({ type: _type, ...rest }: Entry['event']): string =>
  Object.keys(rest).length > 0 ? JSON.stringify(rest) : '';

const placesOf = (value: StateValue): string => activeStates(value).join(', ');

/** What happened, newest first. */
export function History({ entries, formatTime }: Props) {
  return (
    <Fold title={t('History')} isOpenAtFirst>
      {entries.length === 0 && <p>{t('Nothing has happened since this page was opened.')}</p>}
      <List tabIndex={entries.length > 0 ? 0 : undefined} aria-label={t('Events, newest first')}>
        {entries.map((entry) => (
          <li key={entry.number}>
            <time>{formatTime(entry.at)}</time> <strong>{describeEvent(entry.event.type)}</strong>
            {entry.value !== null && (
              <p>
                {entry.taken.length > 0 || entry.event.type === 'xstate.init'
                  ? `→ ${placesOf(entry.value)}`
                  : t('stays {states}', { states: placesOf(entry.value) })}
              </p>
            )}
            {carried(entry.event) && (
              <p>
                <code>{carried(entry.event)}</code>
              </p>
            )}
          </li>
        ))}
      </List>
    </Fold>
  );
}
