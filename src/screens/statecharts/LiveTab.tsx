import Typography from '@mui/material/Typography';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { localeFor, t } from '../../../domain/language';
import { useRunningActors, type RunningActor } from '../../actors/running';
import { activeIds } from '../../machines/chart/activeIds';
import { sanitizeContext } from '../../machines/sanitize';
import { FilterSelect } from '../../ui/FilterSelect';
import { rich } from '../../ui/rich';
import type { CatalogueEntry } from './catalogue';
import { History } from './parts/History';
import { Now } from './parts/Now';
import { Stage } from './parts/Stage';
import { takenOf } from './parts/takenOf';
import { asText } from './play/payload';
import type { LaidOut } from './useDrawing';

interface Props {
  entry: CatalogueEntry;
  chart: LaidOut;
}

const NOTHING = { active: new Set<string>(), taken: takenOf([]) };

const machineIdOf = ({ actor }: RunningActor): string =>
  (actor.getSnapshot() as AnyMachineSnapshot).machine.id;

/** The machine as it runs in this page, if it does. */
export function LiveTab({ entry, chart }: Props) {
  const running = useRunningActors().filter((each) => machineIdOf(each) === entry.machine.id);
  const [chosen, setChosen] = useState('');
  const shown = running.find(({ actor }) => actor.id === chosen) ?? running[0];
  if (!shown) {
    return (
      <Stage entry={entry} chart={chart} {...NOTHING}>
        <p>
          {t(entry.absent)}{' '}
          {rich('You can read its definition here, and try it out under <em>Play</em>.', {
            em: (tab) => <em>{tab}</em>,
          })}
        </p>
      </Stage>
    );
  }
  return (
    <Follow key={shown.actor.id} running={shown} entry={entry} chart={chart}>
      {running.length > 1 && (
        <FilterSelect
          label={t('Which of them')}
          value={shown.actor.id}
          options={running.map(({ actor: { id } }) => ({ value: id, label: id }))}
          onChange={setChosen}
        />
      )}
    </Follow>
  );
}

const timeOfDay = (at: number): string => new Date(at).toLocaleTimeString(localeFor(undefined));

function useSnapshot({ actor }: RunningActor): AnyMachineSnapshot {
  const subscribe = useMemo(
    () => (listener: () => void) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => actor.getSnapshot() as AnyMachineSnapshot);
}

interface FollowProps extends Props {
  running: RunningActor;
  children: ReactNode;
}

function Follow({ running, entry, chart, children }: FollowProps) {
  const { journal } = running;
  const snapshot = useSnapshot(running);
  const entries = useSyncExternalStore(journal.subscribe, journal.read);
  const active = useMemo(() => activeIds(snapshot), [snapshot]);
  const taken = useMemo(() => takenOf(entries), [entries]);
  return (
    <Stage entry={entry} chart={chart} active={active} taken={taken}>
      {children}
      <Now root={chart.root} value={snapshot.value as StateValue} active={active} />
      <section aria-label={t('Context')}>
        <Typography variant="h4" component="h3" gutterBottom>
          {t('Context')}
        </Typography>
        <pre>{asText(sanitizeContext(snapshot.context as object))}</pre>
        <p>{t('Texts and numbers of people are left out.')}</p>
      </section>
      <History entries={entries} formatTime={timeOfDay} />
    </Stage>
  );
}
