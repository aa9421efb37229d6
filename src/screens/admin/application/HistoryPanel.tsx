import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { plural, t } from '../../../../domain/language';
import type { HistoryEntry } from '../../../../domain/contract/vetting';
import { actorText, eventText } from '../../../../domain/vetting/applicationEvents';
import { APPLICATION_STATE } from '../../../../domain/vetting/applicationStates';
import { momentText } from '../../../ui/format';

const List = styled('ol')(({ theme }) => ({
  margin: theme.spacing(1.5, 0, 0),
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& > li': {
    margin: 0,
    padding: theme.spacing(0, 0, 2, 2),
    borderLeft: `2px solid ${theme.vars.palette.divider}`,
  },
  '& small': {
    display: 'block',
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
  '& blockquote': {
    margin: theme.spacing(0.5, 0, 0),
    padding: theme.spacing(0.5, 1.5),
    borderLeft: `4px solid ${theme.vars.palette.accent.main}`,
    backgroundColor: theme.vars.palette.background.subtle,
    whiteSpace: 'pre-line',
  },
  '& ul': { margin: theme.spacing(0.5, 0, 0), paddingInlineStart: theme.spacing(2.5) },
}));

interface Props {
  history: readonly HistoryEntry[];
  /** Texts by id; without them questions are only counted. */
  questions?: ReadonlyMap<number, string> | null;
  /** Level of the heading. */
  heading?: 'h2' | 'h3';
}

const byNewest = (one: HistoryEntry, other: HistoryEntry) =>
  other.at.localeCompare(one.at) || other.id - one.id;

interface ReopenedProps {
  entry: HistoryEntry;
  questions: Props['questions'];
}

function Reopened({ entry, questions }: ReopenedProps) {
  const { question_ids: ids, comments = [] } = entry;
  if (ids.length === 0) return null;
  const title = plural(ids.length, '# question opened again', '# questions opened again');
  if (!questions) return <small>{title}</small>;
  return (
    <>
      <small>{title}:</small>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            {questions.get(id) ?? t('Question {id}', { id })}
            {comments
              .filter(({ question_id }) => question_id === id)
              .map(({ comment }) => (
                <blockquote key={id}>{comment}</blockquote>
              ))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The history of an application, newest first: actor, time, states and note. */
export function HistoryPanel({ history, questions = null, heading = 'h3' }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h4" component={heading}>
        {t('History')}
      </Typography>
      {history.length === 0 && <Typography>{t('Nothing has happened yet.')}</Typography>}
      <List>
        {[...history].sort(byNewest).map((entry) => (
          <li key={entry.id}>
            <strong>
              {entry.assignee_name
                ? t('{event} to {name}', {
                    event: t(eventText(entry.event)),
                    name: entry.assignee_name,
                  })
                : t(eventText(entry.event))}
            </strong>
            <small>
              <time dateTime={entry.at}>{momentText(entry.at)}</time>, {actorText(entry)}
            </small>
            {entry.from !== entry.to && (
              <small>
                {t(APPLICATION_STATE[entry.from].name)} → {t(APPLICATION_STATE[entry.to].name)}
              </small>
            )}
            {entry.note && <blockquote>{entry.note}</blockquote>}
            <Reopened entry={entry} questions={questions} />
          </li>
        ))}
      </List>
    </section>
  );
}
