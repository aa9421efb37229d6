import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { plural, t } from '../../../../domain/language';
import type { Story } from '../../../../domain/story';
import { usePaths } from '../../../paths';
import { FilterSelect } from '../../../ui/FilterSelect';
import { Notice } from '../../../ui/Notice';
import { CATALOGUE, type CatalogueEntry } from '../catalogue';
import { Fold } from '../parts/Fold';
import { Now } from '../parts/Now';
import { Stage, type Shown } from '../parts/Stage';
import { takenOf } from '../parts/takenOf';
import { machinesOf, replayStory, type Frame } from './replayStory';
import { StoryControls } from './StoryControls';
import { StorySteps } from './StorySteps';
import { useStoryPlayer } from './useStoryPlayer';

interface Props {
  entry: CatalogueEntry;
  shown: Shown;
  story: Story;
  onClose: () => void;
}

const NOWHERE: ReadonlySet<string> = new Set();
const Absent = styled('p')({ margin: 0 });

/** The machine of the chart as it went in a story, compared with the machine as it is now. */
export function ReplayTab({ entry, shown, story, onClose }: Props) {
  const { first, frames } = useMemo(() => replayStory(entry, story), [entry, story]);
  const player = useStoryPlayer(frames);
  const frame = frames[player.position - 1];
  const place = frame ?? first;
  const taken = useMemo(
    () => ({
      ever: new Set(frames.slice(0, player.position).flatMap((each) => each.taken)),
      last: new Set(frame?.taken),
    }),
    [frames, frame, player.position],
  );
  return (
    <Stage
      {...shown}
      active={place?.active ?? NOWHERE}
      taken={frames.length > 0 ? taken : takenOf([])}
      needsPanels
      status={
        place ? (
          <Now root={shown.root} value={place.value} active={place.active} />
        ) : (
          <Absent>{t('It does not run yet.')}</Absent>
        )
      }
    >
      <section aria-label={t('Story')}>
        <Typography variant="h4" component="h2" gutterBottom>
          {t('Story “{name}”', { name: story.name })}
        </Typography>
        <Machines entry={entry} story={story} />
        <Differences frames={frames} onChoose={player.goTo} />
        <StoryControls frames={frames} player={player} />
        {frame?.assumed && <p>{assumptionText(frame.assumed)}</p>}
        <Button variant="outlined" onClick={onClose}>
          {t('Close the story')}
        </Button>
      </section>
      <Fold title={t('Steps')} isOpenAtFirst>
        <StorySteps story={story} frames={frames} player={player} />
      </Fold>
    </Stage>
  );
}

/** The machines of the story that the product has. */
function Machines({ entry, story }: Pick<Props, 'entry' | 'story'>) {
  const navigate = useNavigate();
  const paths = usePaths();
  const inStory = machinesOf(story);
  const known = CATALOGUE.filter(({ machine }) => inStory.includes(machine.id));
  const unknown = inStory.filter((id) => !CATALOGUE.some(({ machine }) => machine.id === id));
  const { id } = entry.machine;
  const shown = known.includes(entry) ? known : [entry, ...known];
  return (
    <>
      <FilterSelect
        label={t('Machine in the story')}
        value={id}
        options={shown.map(({ machine, name }) => ({ value: machine.id, label: t(name) }))}
        onChange={(chosen) => void navigate(`${paths.stateChart(chosen)}?mode=play`)}
      />
      {!known.includes(entry) && <p>{t('This machine is not in the story.')}</p>}
      {unknown.length > 0 && (
        <p>{t('The product no longer has: {machines}', { machines: unknown.join(', ') })}</p>
      )}
    </>
  );
}

interface DifferencesProps {
  frames: readonly Frame[];
  onChoose: (position: number) => void;
}

/** Where the machine no longer does what the story says. */
function Differences({ frames, onChoose }: DifferencesProps) {
  const different = frames.flatMap((frame, index) =>
    frame.instead === null ? [] : { frame, position: index + 1 },
  );
  if (frames.length === 0) return null;
  if (different.length === 0)
    return <p role="status">{t('The machine does all that the story says.')}</p>;
  return (
    <section aria-label={t('Differences')}>
      <Notice tone="error" role="alert">
        {plural(
          different.length,
          'The machine differs in # step.',
          'The machine differs in # steps.',
        )}
      </Notice>
      <ul>
        {different.map(({ frame, position }) => (
          <li key={position}>
            {differenceText(frame)}{' '}
            <Button size="small" onClick={() => onChoose(position)}>
              {t('Go to step {position}', { position })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const assumptionText = ({ guard, holds }: NonNullable<Frame['assumed']>): string =>
  holds
    ? t('The story leaves out what {guard} compares. It holds, as in the story.', { guard })
    : t('The story leaves out what {guard} compares. It does not hold, as in the story.', {
        guard,
      });

const differenceText = ({ step, instead }: Frame): string =>
  t('The story expected {expected}, the machine is in {actual}.', {
    expected: step.states.join(', '),
    actual: instead ?? '',
  });
