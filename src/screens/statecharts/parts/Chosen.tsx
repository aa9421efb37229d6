import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { t } from '../../../../domain/language';
import { placeOf, placesById } from '../../../machines/chart/compareCharts';
import {
  flatten,
  type OutlinedState,
  type OutlinedTransition,
} from '../../../machines/chart/outline';
import { transitionFragment } from '../chartAddress';
import { ScreenLink } from './Outline';
import { triggerText } from './words';

const ChosenPictures = lazy(() =>
  import(/* webpackChunkName: "chart-pictures" */ '../pictures/ChosenPictures').then((chunk) => ({
    default: chunk.ChosenPictures,
  })),
);

interface Props {
  root: OutlinedState;
  /** Id of the state. */
  chosen: string;
  way: readonly OutlinedTransition[] | null;
}

/** The state that the address names, and the shortest way to it. */
export function Chosen({ root, chosen, way }: Props) {
  const { search } = useLocation();
  const states = new Map(flatten(root).map((state) => [state.id, state]));
  const places = placesById(root);
  const state = states.get(chosen);
  if (!state) return null;
  return (
    <section aria-label={t('Chosen')}>
      <Typography variant="h4" component="h2" gutterBottom sx={{ overflowWrap: 'anywhere' }}>
        {placeOf(state) || root.id}
      </Typography>
      {state.description !== null && <p>{t(state.description)}</p>}
      {state.screen !== null && (
        <p>
          {t('Shows:')} <ScreenLink screen={state.screen} />
        </p>
      )}
      <p>{wayText(way)}</p>
      {way !== null && way.length > 0 && (
        <ol>
          {way.map((step) => {
            const source = states.get(step.source) ?? root;
            const targets = step.targets.map((id) => places.get(id) ?? id).join(', ');
            return (
              <li key={step.key}>
                <MuiLink component={Link} to={{ search, hash: transitionFragment(source, step) }}>
                  {triggerText(step.trigger)}
                </MuiLink>{' '}
                → {targets}
              </li>
            );
          })}
        </ol>
      )}
      <Suspense fallback={null}>
        <ChosenPictures root={root} state={state} />
      </Suspense>
    </section>
  );
}

function wayText(way: readonly OutlinedTransition[] | null): string {
  if (way === null) return t('Nothing leads here.');
  return way.length === 0 ? t('The machine starts here.') : t('The shortest way from the start:');
}
