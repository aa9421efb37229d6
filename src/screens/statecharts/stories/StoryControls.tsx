import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { msg, t } from '../../../../domain/language';
import { FilterSelect } from '../../../ui/FilterSelect';
import type { Frame } from './replayStory';
import { secondsText, stepText } from './storyWords';
import { SPEEDS, type Speed, type StoryPlayer } from './useStoryPlayer';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginBlock: theme.spacing(1.5),
}));

const Scale = styled('input')(({ theme }) => ({
  display: 'block',
  width: '100%',
  minHeight: 44,
  margin: 0,
  accentColor: theme.vars.palette.primary.main,
}));

const SPEED_NAMES: Record<Speed, string> = {
  normal: msg('As recorded'),
  fast: msg('4 times as fast'),
  instant: msg('At once'),
};

const isSpeed = (value: string): value is Speed => value in SPEEDS;

interface Props {
  frames: readonly Frame[];
  player: StoryPlayer;
}

/** Plays, pauses, steps and moves through a story; all of it by keyboard too. */
export function StoryControls({ frames, player }: Props) {
  const { position, isPlaying, speed, setSpeed, goTo, play, pause } = player;
  const end = frames.length;
  if (end === 0) return null;
  const describe = (at: number): string => {
    const frame = frames[at - 1];
    if (!frame) return t('Beginning');
    const { step } = frame;
    const event = stepText(step);
    return t('Step {at} of {end}, {time}: {event}', { at, end, time: secondsText(step.at), event });
  };
  return (
    <>
      <Line>
        <Button variant="contained" onClick={isPlaying ? pause : play}>
          {isPlaying ? t('Pause') : t('Play the story')}
        </Button>
        <Button variant="outlined" disabled={position === 0} onClick={() => goTo(position - 1)}>
          {t('Step back')}
        </Button>
        <Button variant="outlined" disabled={position === end} onClick={() => goTo(position + 1)}>
          {t('Step')}
        </Button>
      </Line>
      <FilterSelect
        label={t('Speed')}
        value={speed}
        options={Object.entries(SPEED_NAMES).map(([value, label]) => ({ value, label: t(label) }))}
        onChange={(value) => isSpeed(value) && setSpeed(value)}
      />
      <Scale
        type="range"
        aria-label={t('Place in the story')}
        aria-valuetext={describe(position)}
        value={position}
        min={0}
        max={end}
        onChange={({ target }) => goTo(target.valueAsNumber)}
      />
      <p>{describe(position)}</p>
    </>
  );
}
