import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { use, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { t } from '../../../../domain/language';
import { STORY_LIMITS, type Story } from '../../../../domain/story';
import { useRunningActors } from '../../../actors/running';
import { StoryRecorderContext, type StoryRecorder } from '../../../actors/stories';
import { saveStory } from '../../../entities/story/saveStory';
import { Fold } from '../parts/Fold';

interface Props {
  onReplay: (story: Story) => void;
}

/** The height that the indicator takes at the foot of the window, above what is there. */
const INDICATOR_HEIGHT = 64;

/** Records what one does with the product from here on. */
export function RecordStory({ onReplay }: Props) {
  const load = use(StoryRecorderContext);
  const [recorder, setRecorder] = useState<StoryRecorder | null>(null);
  useEffect(() => {
    load().then(setRecorder, console.warn);
  }, [load]);
  return (
    <Fold title={t('Story')} isOpenAtFirst>
      {recorder && <Recording recorder={recorder} onReplay={onReplay} />}
    </Fold>
  );
}

function Recording({ recorder, onReplay }: Props & { recorder: StoryRecorder }) {
  const { recording, finished } = useSyncExternalStore(recorder.subscribe, recorder.read);
  const running = useRunningActors();
  if (recording)
    return (
      <div data-recorder="" style={{ paddingBottom: INDICATOR_HEIGHT }}>
        <p>{t('Use the product now, on any page of this tab. Then stop and save.')}</p>
        <Button variant="outlined" onClick={recorder.discard}>
          {t('Discard')}
        </Button>
      </div>
    );
  return (
    <>
      <Start
        onStart={(name) =>
          recorder.start(
            name,
            running.map(({ actor }) => actor),
          )
        }
      />
      {finished && (
        <>
          <p>{t('“{name}” was recorded.', { name: finished.name })}</p>
          <Button variant="outlined" onClick={() => onReplay(finished)} sx={{ mr: 1 }}>
            {t('Replay')}
          </Button>
          <Button variant="outlined" onClick={() => saveStory(finished)}>
            {t('Save again')}
          </Button>
        </>
      )}
    </>
  );
}

function Start({ onStart }: { onStart: (name: string) => void }) {
  const [name, setName] = useState('');
  const helpId = useId();
  const given = name.trim();
  return (
    <form
      data-recorder=""
      onSubmit={(event) => {
        event.preventDefault();
        if (given !== '') onStart(given);
      }}
    >
      <p id={helpId}>
        {t(
          'Records what you press, the pages that you open and what the machines do. What you enter or choose from a list is never recorded: a test made of the story enters made-up data. Names of pressed buttons and headings are recorded, without your own name and email.',
        )}
      </p>
      <TextField
        label={t('Name of the story')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        size="small"
        fullWidth
        margin="dense"
        slotProps={{
          htmlInput: { maxLength: STORY_LIMITS.name, 'aria-describedby': helpId },
        }}
      />
      <Button type="submit" variant="outlined" disabled={given === ''}>
        {t('Record a story')}
      </Button>
    </form>
  );
}
