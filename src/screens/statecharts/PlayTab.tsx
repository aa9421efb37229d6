import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { t } from '../../../domain/language';
import type { Story } from '../../../domain/story';
import { Notice } from '../../ui/Notice';
import type { CatalogueEntry } from './catalogue';
import { Controls } from './parts/Controls';
import { History } from './parts/History';
import { JsonField } from './parts/JsonField';
import { Now } from './parts/Now';
import { Stage, type Shown } from './parts/Stage';
import { takenOf } from './parts/takenOf';
import { asText, parsePayload } from './play/payload';
import { createPlayer, type Player } from './play/player';

const OpenStory = lazy(() =>
  import(/* webpackChunkName: "chart-stories" */ './stories/OpenStory').then((chunk) => ({
    default: chunk.OpenStory,
  })),
);

const playerFor = ({ machine, copyFor }: CatalogueEntry, input: unknown): Player =>
  createPlayer(copyFor?.(input) ?? machine, input);

const inMilliseconds = (at: number): string => `${at} ms`;

interface Props {
  entry: CatalogueEntry;
  shown: Shown;
  onOpen: (story: Story) => void;
}

/** A copy of the machine to play with; nothing of it reaches the product. */
export function PlayTab({ entry, shown, onOpen }: Props) {
  const { input } = entry;
  const [text, setText] = useState(() => (input === undefined ? '' : asText(input)));
  const [game, setGame] = useState(() => ({ number: 1, player: playerFor(entry, input) }));
  const { player } = game;
  const view = useSyncExternalStore(player.subscribe, player.read);
  const taken = useMemo(() => takenOf(view.entries), [view.entries]);
  const parsed = input === undefined ? null : parsePayload(text, input);
  const reset = () => {
    const given = parsed?.isGood ? parsed.value : input;
    setGame(({ number }) => ({ number: number + 1, player: playerFor(entry, given) }));
  };
  return (
    <Stage
      {...shown}
      active={view.active}
      taken={taken}
      needsPanels
      status={<Now root={shown.root} value={view.value} active={view.active} />}
    >
      {view.failure !== null && (
        <Notice tone="error" role="alert">
          {t('The copy has stopped: {reason}. Press Reset.', { reason: view.failure })}
        </Notice>
      )}
      <div>
        {parsed && (
          <JsonField label={t('Starts with')} text={text} parsed={parsed} onChange={setText} />
        )}
        <Button
          variant="contained"
          disabled={parsed !== null && !parsed.isGood}
          onClick={reset}
          sx={{ mt: 1 }}
        >
          {t('Reset')}
        </Button>
      </div>
      <Controls key={game.number} entry={entry} root={shown.root} player={player} view={view} />
      <History entries={view.entries} formatTime={inMilliseconds} />
      <Suspense fallback={null}>
        <OpenStory onOpen={onOpen} />
      </Suspense>
    </Stage>
  );
}
