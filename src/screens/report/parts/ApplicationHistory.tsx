import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { plural, t } from '../../../../domain/language';
import type { HistoryEntry } from '../../../../domain/contract/vetting';
import { actorText, eventText } from '../../../../domain/vetting/applicationEvents';
import { dateText } from '../../../ui/format';

const List = styled('ol')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': {
    margin: 0,
    padding: theme.spacing(0, 0, 2, 2),
    borderLeft: `2px solid ${theme.vars.palette.divider}`,
    breakInside: 'avoid',
  },
  '& small': {
    display: 'block',
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
  '& blockquote': { margin: 0, whiteSpace: 'pre-line' },
}));

/** The history of the application, oldest first. */
export const ApplicationHistory = ({ history }: { history: readonly HistoryEntry[] }) => (
  <>
    <Typography variant="h4" component="h3">
      {t('History of this application')}
    </Typography>
    <List>
      {[...history]
        .sort((one, other) => one.at.localeCompare(other.at) || one.id - other.id)
        .map((entry) => (
          <li key={entry.id}>
            <strong>{eventText(entry.event)}</strong>
            <small>
              {dateText(entry.at)}, {actorText(entry)}
              {entry.question_ids.length > 0 &&
                `, ${plural(entry.question_ids.length, '# question reopened', '# questions reopened')}`}
            </small>
            {entry.note && <blockquote>{entry.note}</blockquote>}
          </li>
        ))}
    </List>
  </>
);
