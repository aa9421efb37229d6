import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import { useAccess, useBlockedAnswers, useProgress, useUnsent } from '../../../actors/vetting';
import { shortNameOf } from '../../../../domain/vetting/sections';
import type { VettingCategory } from '../../../../domain/vetting/types';
import { partProgress } from '../partProgress';
import { SAVE_WORDS } from '../saveWords';
import { useUnkeptDrafts } from '../unkeptDrafts';
import { ProgressBar } from './ProgressBar';

/** It stays below the top bar; the banner of somebody who acts for the business takes that place. */
const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  top: 64,
  zIndex: theme.zIndex.appBar - 1,
  // It begins where the page begins.
  marginTop: theme.spacing(-4),
  marginInline: theme.spacing(-2),
  paddingInline: theme.spacing(2),
  paddingBlock: theme.spacing(0.5),
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.4,
  '&[data-below="true"]': { position: 'static' },
  [theme.breakpoints.up('md')]: {
    top: 72,
    marginTop: theme.spacing(-6),
    marginInline: theme.spacing(-4),
    paddingInline: theme.spacing(4),
  },
  '@media print': { position: 'static' },
}));

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(0.75),
  margin: theme.spacing(0, 0, 0.5),
  maxWidth: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& span + span::before': {
    content: '"·"',
    marginInlineEnd: theme.spacing(0.75),
    color: theme.vars.palette.text.secondary,
    fontWeight: 400,
  },
  '& [data-tone="bad"]': { color: theme.vars.palette.error.main, fontWeight: 600 },
  '& [data-tone="wait"]': { color: theme.vars.palette.warning.main, fontWeight: 600 },
}));

/** Whether everything has arrived, in a word or two; each question says more about itself. */
function useSaving(hasAnswers: boolean): { tone: string; text: string } | null {
  const { pending, isOnline, isWaiting } = useUnsent();
  const blocked = useBlockedAnswers();
  const { drafts } = useUnkeptDrafts();
  if (blocked.length > 0) return { tone: 'bad', text: t(SAVE_WORDS.failed) };
  if (pending > 0 && (!isOnline || isWaiting)) return { tone: 'wait', text: t(SAVE_WORDS.waiting) };
  if (drafts.size > 0) return { tone: 'wait', text: t(SAVE_WORDS.unkept) };
  if (pending > 0) return { tone: 'plain', text: t(SAVE_WORDS.saving) };
  return hasAnswers ? { tone: 'plain', text: t(SAVE_WORDS.saved) } : null;
}

/** Where one is in the assessment, how far, and whether it is saved. */
export function AssessmentBar({ category }: { category: VettingCategory }) {
  const { asUser } = useAccess();
  const { categories, progress } = useProgress();
  const { answered, asked } = partProgress(categories, progress, category.part);
  const saving = useSaving(answered > 0);
  const part = category.part === 'basic' ? t('Part 1 of 2') : t('Part 2 of 2');
  return (
    <Bar aria-label={t('Progress')} data-below={asUser !== null}>
      <Line>
        <span>{part}</span>
        <span>{shortNameOf(category)}</span>
        <span>{t('{place} of {count}', { place: answered, count: asked })}</span>
        {saving && <span data-tone={saving.tone}>{saving.text}</span>}
      </Line>
      <ProgressBar
        answered={answered}
        asked={asked}
        label={t('Answered in {part}', { part })}
        isThin
      />
    </Bar>
  );
}
