import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { t } from '../../../../domain/language';
import { placeOf } from '../../../machines/chart/compareCharts';
import type { OutlinedState } from '../../../machines/chart/outline';
import { innermost, seenAs, type Kind } from './statePictures';
import { stateFragment } from '../chartAddress';
import { StatePicture } from './StatePicture';

const Shelf = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { flex: '0 1 auto', minWidth: 0, maxWidth: '100%' },
  '& p': { margin: theme.spacing(0, 0, 0.5), maxWidth: '30rem', overflowWrap: 'anywhere' },
}));

interface Props {
  root: OutlinedState;
  /** This state, or those within. */
  state: OutlinedState;
  kind: Kind;
  /** Of the address that the name of a state leads to. */
  search: string;
}

/** What is seen in a state: its pictures, or why there are none. */
export function PicturesOf({ root, state, kind, search }: Props) {
  const isAlone = state.states.length === 0;
  const shown = innermost(state).map((inner) => ({ inner, seen: seenAs(root, inner) }));
  return (
    <Shelf>
      {shown.map(({ inner, seen }) => (
        <li key={inner.id}>
          {!isAlone && (
            <p>
              <MuiLink component={Link} to={{ search, hash: stateFragment(inner) }}>
                {placeOf(inner)}
              </MuiLink>
            </p>
          )}
          {seen.kind === 'pictures' ? (
            <StatePicture machine={root.id} state={inner} place={seen.place} kind={kind} />
          ) : (
            <p>{t('No picture. {why}', { why: t(seen.why) })}</p>
          )}
        </li>
      ))}
    </Shelf>
  );
}
