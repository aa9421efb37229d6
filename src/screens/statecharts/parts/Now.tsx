import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { StateValue } from 'xstate';
import { t } from '../../../../domain/language';
import { flatten, type OutlinedState } from '../../../machines/chart/outline';
import { ScreenLink } from './Outline';
import { activeStates } from './words';

const Places = styled('p')({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' });

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
    <section aria-label={t('Now')}>
      <Typography variant="h4" component="h3" gutterBottom>
        {t('Now')}
      </Typography>
      <Places role="status">{activeStates(value).join(', ')}</Places>
      {[...screens].map((screen) => (
        <p key={screen}>
          {t('Shows:')} <ScreenLink screen={screen} />
        </p>
      ))}
    </section>
  );
}
