import { styled } from '@mui/material/styles';
import { lazy, Suspense, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { localeFor, t } from '../../../domain/language';
import type { Story } from '../../../domain/story';
import { useRunningActors, type RunningActor } from '../../actors/running';
import { activeIds } from '../../machines/chart/activeIds';
import { sanitizeContext } from '../../machines/sanitize';
import { FilterSelect } from '../../ui/FilterSelect';
import { rich } from '../../ui/rich';
import type { CatalogueEntry } from './catalogue';
import { History } from './parts/History';
import { Now } from './parts/Now';
import { Fold } from './parts/Fold';
import { Stage, type Shown } from './parts/Stage';
import { takenOf } from './parts/takenOf';
import { asText } from './play/payload';

const RecordStory = lazy(() =>
  import(/* webpackChunkName: "chart-stories" */ './stories/RecordStory').then((chunk) => ({
    default: chunk.RecordStory,
  })),
);

interface Props {
  entry: CatalogueEntry;
  shown: Shown;
  onReplay: (story: Story) => void;
}

const Absent = styled('p')({ margin: 0, maxWidth: 'none' });

const NOTHING = { active: new Set<string>(), taken: takenOf([]) };

const machineIdOf = ({ actor }: RunningActor): string =>
  (actor.getSnapshot() as AnyMachineSnapshot).machine.id;

/** The machine as it runs in this page, if it does. */
export function LiveTab({ entry, shown, onReplay }: Props) {
  const running = useRunningActors().filter((each) => machineIdOf(each) === entry.machine.id);
  const [chosen, setChosen] = useState('');
  const followed = running.find(({ actor }) => actor.id === chosen) ?? running[0];
  const story = (
    <Suspense fallback={null}>
      <RecordStory onReplay={onReplay} />
    </Suspense>
  );
  if (!followed) {
    return (
      <Stage
        {...shown}
        {...NOTHING}
        status={
          <Absent>
            {t(entry.absent)}{' '}
            {rich('You can read its definition here, and try it out under <em>Play</em>.', {
              em: (tab) => <em>{tab}</em>,
            })}
          </Absent>
        }
      >
        {story}
      </Stage>
    );
  }
  return (
    <Follow key={followed.actor.id} running={followed} shown={shown} story={story}>
      {running.length > 1 && (
        <FilterSelect
          label={t('Which of them')}
          value={followed.actor.id}
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

interface FollowProps {
  shown: Shown;
  running: RunningActor;
  story: ReactNode;
  children: ReactNode;
}

function Follow({ running, shown, story, children }: FollowProps) {
  const { journal } = running;
  const snapshot = useSnapshot(running);
  const entries = useSyncExternalStore(journal.subscribe, journal.read);
  const active = useMemo(() => activeIds(snapshot), [snapshot]);
  const taken = useMemo(() => takenOf(entries), [entries]);
  return (
    <Stage
      {...shown}
      {...{ active, taken }}
      status={<Now root={shown.root} value={snapshot.value as StateValue} active={active} />}
    >
      {children}
      <Fold title={t('Context')} isOpenAtFirst={false}>
        <pre>{asText(sanitizeContext(snapshot.context as object))}</pre>
        <p>{t('Texts and numbers of people are left out.')}</p>
      </Fold>
      <History entries={entries} formatTime={timeOfDay} />
      {story}
    </Stage>
  );
}
