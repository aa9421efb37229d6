import { useId, useState } from 'react';
import { t } from '../../../../domain/language';
import { readStory, STORY_LIMITS, type Story, type StoryFault } from '../../../../domain/story';
import { FileButton } from '../../../ui/FileButton';
import { Notice } from '../../../ui/Notice';
import { FAULTS } from './storyWords';

/** Opens the file of a story, to replay it. */
export function OpenStory({ onOpen }: { onOpen: (story: Story) => void }) {
  const [fault, setFault] = useState<StoryFault | null>(null);
  const helpId = useId();
  async function open(file: File) {
    const read = readStory(await file.slice(0, STORY_LIMITS.bytes + 1).text());
    setFault('fault' in read ? read.fault : null);
    if ('story' in read) onOpen(read.story);
  }
  return (
    <section aria-label={t('Story')}>
      <p id={helpId}>
        {t('A story is recorded under “Live”, or left by a journey that has failed.')}
      </p>
      <FileButton
        accept=".json,application/json"
        describedBy={helpId}
        variant="outlined"
        onChoose={(file) => void open(file)}
      >
        {t('Open a story')}
      </FileButton>
      {fault !== null && (
        <Notice tone="error" role="alert">
          {t(FAULTS[fault])}
        </Notice>
      )}
    </section>
  );
}
