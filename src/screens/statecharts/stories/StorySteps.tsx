import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import type { Story } from '../../../../domain/story';
import { EventList } from '../parts/EventList';
import type { Frame } from './replayStory';
import { secondsText, stepText } from './storyWords';
import type { StoryPlayer } from './useStoryPlayer';

const List = styled(EventList)(({ theme }) => ({
  '& li': { padding: theme.spacing(0.75, 1) },
  '& li[aria-current]': { backgroundColor: theme.vars.palette.action.selected },
}));

const Aside = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
const Different = styled('p')(({ theme }) => ({
  fontWeight: 600,
  color: theme.vars.palette.error.main,
}));

interface Props {
  story: Story;
  frames: readonly Frame[];
  player: StoryPlayer;
}

/** The events of the machine among what the person did meanwhile. */
export function StorySteps({ story, frames, player }: Props) {
  const own = new Map(frames.map((frame, index) => [frame.index, { frame, position: index + 1 }]));
  return (
    <List tabIndex={0} aria-label={t('Steps of the story')}>
      {story.steps.map((step, index) => {
        const event = own.get(index);
        if (!event && step.kind === 'machine') return null;
        return (
          <li key={index} aria-current={event?.position === player.position ? 'step' : undefined}>
            <time>{secondsText(step.at)}</time>{' '}
            {event ? <strong>{stepText(step)}</strong> : <Aside>{stepText(step)}</Aside>}
            {event && <Reached frame={event.frame} />}
          </li>
        );
      })}
    </List>
  );
}

function Reached({ frame: { step, instead } }: { frame: Frame }) {
  const expected = step.states.join(', ');
  if (instead === null) return <p>→ {expected}</p>;
  return (
    <Different>
      {t('The story expected {expected}, the machine is in {actual}.', {
        expected,
        actual: instead,
      })}
    </Different>
  );
}
