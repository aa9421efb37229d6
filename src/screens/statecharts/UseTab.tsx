import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { plural, t } from '../../../domain/language';
import { USE_PERIODS } from '../../../domain/stateCounts/stateUse';
import { applicationMachine } from '../../../domain/vetting/applicationMachine';
import { useGetStateUseQuery } from '../../api/admin/stateUseApi';
import { readFailure } from '../../api/failure';
import { placeOf } from '../../machines/chart/compareCharts';
import { flatten, type OutlinedState } from '../../machines/chart/outline';
import { ErrorState } from '../../ui/ErrorState';
import { FilterSelect } from '../../ui/FilterSelect';
import { dateText } from '../../ui/format';
import { Notice } from '../../ui/Notice';
import { NOTHING_POINTED } from './chartAddress';
import type { Drawing } from './graph/drawing';
import { Stage } from './parts/Stage';
import { takenOf } from './parts/takenOf';
import { useDrawing } from './useDrawing';
import { notesOf, shownUseOf, type ShownUse } from './usage/shownUse';
import { UseOverlay } from './usage/UseOverlay';
import { UseTables } from './usage/UseTables';
import { numberText } from './usage/useWords';

const NOTHING = { active: new Set<string>(), taken: takenOf([]), pointed: NOTHING_POINTED };
const NO_STATES: readonly string[] = [];
const NO_USE: ShownUse = { states: new Map(), transitions: new Map() };

/** As wide as the panels, whatever is in it. */
const Words = styled('section')({ minWidth: 0 });

interface Props {
  root: OutlinedState;
  definition: object;
}

/** How often people are in each state, take each transition and leave the page, in steps without people. */
export function UseTab({ root, definition }: Props) {
  const [search, setSearch] = useSearchParams();
  const days = USE_PERIODS.find((period) => String(period) === search.get('days')) ?? 30;
  const { data, error, isFetching, refetch } = useGetStateUseQuery({ machine: root.id, days });
  const use = useMemo(() => (data ? shownUseOf(data) : NO_USE), [data]);
  const notes = useMemo(() => notesOf(use), [use]);
  const place = useRef<HTMLDivElement>(null);
  const chart = useDrawing(root, { place, reveals: NO_STATES, notes });
  /** An application is in no page that could be left. */
  const hasExits = root.id !== applicationMachine.id;
  return (
    <Stage
      {...{ root, definition, chart, place }}
      {...NOTHING}
      needsPanels
      overlay={(drawing: Drawing) => <UseOverlay drawing={drawing} use={use} />}
    >
      <Words aria-label={t('Usage')} aria-busy={isFetching}>
        <Typography variant="h4" component="h2" gutterBottom>
          {t('Usage')}
        </Typography>
        <FilterSelect
          label={t('Period')}
          value={String(days)}
          options={USE_PERIODS.map((period) => ({
            value: String(period),
            label: plural(period, '# day', '# days'),
          }))}
          onChange={(value) => {
            const next = new URLSearchParams(search);
            next.set('days', value);
            setSearch(next, { replace: true, preventScrollReset: true });
          }}
        />
        {error && <Failed error={error} onRetry={() => void refetch()} />}
        {data && !error && (
          <>
            <p role="status">{summaryOf(root, use, hasExits)}</p>
            <p>
              {t('From {first} to {last}.', {
                first: dateText(data.first_day),
                last: dateText(data.last_day),
              })}{' '}
              {hasExits
                ? t('Counted only for people who pressed Accept, without knowing who they are.')
                : t('From the history of all applications.')}{' '}
              {t('Numbers are in steps of five; fewer than five are not shown.')}
            </p>
            {use.states.size + use.transitions.size > 0 && (
              <UseTables {...{ root, use, hasExits }} />
            )}
          </>
        )}
      </Words>
    </Stage>
  );
}

/** In which of the innermost states the page is left most often. */
function summaryOf(
  root: OutlinedState,
  { states, transitions }: ShownUse,
  hasExits: boolean,
): string {
  if (states.size + transitions.size === 0)
    return t('In this period nothing happened five times or more.');
  if (!hasExits) return '';
  const [most] = flatten(root)
    .filter((state) => state.states.length === 0)
    .map((state) => ({ place: placeOf(state), ...states.get(state.id) }))
    .sort((one, other) => (other.exits ?? 0) - (one.exits ?? 0));
  return most?.exits && most.visits
    ? t('The page is left most often in {state}: {exits} of {visits} visits end there.', {
        state: most.place,
        exits: numberText(most.exits),
        visits: numberText(most.visits),
      })
    : t('In no state was the page left five times or more.');
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return readFailure(error).status === 404 ? (
    <Notice tone="info">{t('The server runs this machine and does not count its states.')}</Notice>
  ) : (
    <ErrorState message={t('The numbers could not be loaded.')} onRetry={onRetry} />
  );
}
