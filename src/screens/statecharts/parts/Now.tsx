import { styled } from '@mui/material/styles';
import type { StateValue } from 'xstate';
import { t } from '../../../../domain/language';
import { activeStates } from '../../../machines/chart/activeStates';
import { flatten, type OutlinedState } from '../../../machines/chart/outline';
import { ScreenLink } from './Outline';

const Line = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 2),
  '& p': { margin: 0 },
}));

const Places = styled('p')({ fontWeight: 600, overflowWrap: 'anywhere' });

interface Props {
  root: OutlinedState;
  value: StateValue;
  active: ReadonlySet<string>;
}

/** Where the machine stands, read out when it moves, and what is seen there. */
export function Now({ root, value, active }: Props) {
  const innermost = flatten(root).filter(({ id, states }) => active.has(id) && states.length === 0);
  const screens = new Set(innermost.flatMap(({ screen }) => screen ?? []));
  return (
    <Line aria-label={t('Now')}>
      <p aria-hidden="true">{t('Now')}</p>
      <Places role="status">{activeStates(value).join(', ')}</Places>
      {[...screens].map((screen) => (
        <p key={screen}>
          {t('Shows:')} <ScreenLink screen={screen} />
        </p>
      ))}
    </Line>
  );
}
