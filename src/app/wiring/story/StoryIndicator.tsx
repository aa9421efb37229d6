import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { t } from '../../../../domain/language';
import type { StoryRecorder } from '../../../actors/stories';
import { saveStory } from '../../../entities/story/saveStory';

/** Above what covers the page, in the corner where the least is. */
const Frame = styled('aside')(({ theme }) => ({
  position: 'fixed',
  bottom: theme.spacing(1),
  left: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  maxWidth: 'calc(100vw - 16px)',
  padding: theme.spacing(0.5, 1),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: '0 2px 12px rgb(0 0 0 / 0.2)',
  fontSize: '0.875rem',
  '& > p': { margin: 0, overflowWrap: 'anywhere' },
  '@media print': { display: 'none' },
}));

const Dot = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 10,
  height: 10,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.error.main,
}));

/** Says on every page that a story is being recorded, and ends it. */
export function StoryIndicator({ recorder }: { recorder: StoryRecorder }) {
  const { recording } = useSyncExternalStore(recorder.subscribe, recorder.read);
  if (!recording) return null;
  const { name, isFull } = recording;
  const stopAndSave = () => {
    const story = recorder.stop();
    if (story) saveStory(story);
  };
  return (
    <Frame data-recorder="" aria-label={t('Recording')}>
      <Dot aria-hidden="true" />
      <p role="status">
        {isFull ? t('“{name}” is full.', { name }) : t('Recording “{name}”', { name })}
      </p>
      <Button size="small" variant="outlined" onClick={stopAndSave}>
        {t('Stop and save')}
      </Button>
    </Frame>
  );
}
