import { styled } from '@mui/material/styles';
import { t } from '../../../domain/language';
import { LEVELS, type Level } from '../../../domain/vocabulary';
import { LevelMark } from './LevelMark';

const Note = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  ...theme.typography.body2,
  fontWeight: 600,
}));

/** The level of the self-assessment as leaves and name. */
export function LevelNote({ level }: { level: Level }) {
  const step = LEVELS.indexOf(level) + 1;
  return (
    <Note>
      <LevelMark step={step} steps={LEVELS.length} />
      <span>{t('{level} level', { level: t(level) })}</span>
    </Note>
  );
}
