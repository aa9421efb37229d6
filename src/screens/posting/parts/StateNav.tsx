import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { t } from '../../../../domain/language';
import type { EventStatus } from '../../../../domain/vocabulary';
import { inState, POST_STATES } from '../postStates';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: theme.spacing(3, 0),
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: theme.spacing(0, 2),
    borderRadius: 22,
    border: `1px solid ${theme.vars.palette.control}`,
    fontWeight: 600,
    textDecoration: 'none',
    color: theme.vars.palette.text.primary,
  },
  '& a:hover': { backgroundColor: theme.vars.palette.background.subtle },
  '& a[aria-current]': {
    color: theme.vars.palette.primary.contrastText,
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

interface Props {
  posts: readonly { status: EventStatus }[];
  states: readonly EventStatus[];
  /** Null shows all. */
  state: EventStatus | null;
}

/** One link for each state that a post is in. */
export function StateNav({ posts, states, state }: Props) {
  const entries = states.map((each) => ({ each, count: inState(posts, each).length }));
  return (
    <nav aria-label={t('State of review')}>
      <List>
        <li>
          <Link to={{ search: '' }} aria-current={state === null ? 'true' : undefined}>
            {t('All ({count})', { count: posts.length })}
          </Link>
        </li>
        {entries
          .filter(({ each, count }) => count > 0 || each === state)
          .map(({ each, count }) => (
            <li key={each}>
              <Link
                to={{ search: `?state=${each}` }}
                aria-current={each === state ? 'true' : undefined}
              >
                {t(POST_STATES[each].label)} ({count})
              </Link>
            </li>
          ))}
      </List>
    </nav>
  );
}
