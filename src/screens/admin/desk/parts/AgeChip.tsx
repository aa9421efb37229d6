import { styled } from '@mui/material/styles';
import { t } from '../../../../../domain/language';
import type { AgeTone, ReviewAge } from '../../../../../domain/vetting/reviewAge';
import { circle, icon } from '../../../../ui/icon';
import { AlertIcon, InfoIcon } from '../../../../ui/icons';
import { countText, dayText } from '../../../../ui/format';

const ClockIcon = icon(`${circle(12, 12, 9)}M12 7v5.5l3.5 2`);

const ICONS: Record<AgeTone, typeof ClockIcon> = {
  fresh: ClockIcon,
  slow: InfoIcon,
  late: AlertIcon,
};

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  whiteSpace: 'nowrap',
  '& svg': { fontSize: '1rem' },
  '&.slow': { color: theme.vars.palette.warning.main, fontWeight: 600 },
  '&.late': { color: theme.vars.palette.error.main, fontWeight: 700 },
}));

const wordsOf = ({ days, tone }: ReviewAge): string => {
  const age = days === 0 ? t('Today') : countText(days, 'day');
  return tone === 'late' ? t('{age}, late', { age }) : age;
};

/** How long an application waits: an icon and words, and a colour for who sees it. */
export function AgeChip({ age }: { age: ReviewAge }) {
  const Icon = ICONS[age.tone];
  return (
    <Chip className={age.tone}>
      <Icon />
      {wordsOf(age)}
    </Chip>
  );
}

/** What we promised the business, in a sentence. */
export function promiseText({ tone, promisedBy }: ReviewAge): string {
  const day = dayText(promisedBy.toISOString());
  return tone === 'late'
    ? t('We promised an answer by {day}, and are late.', { day })
    : t('We promised an answer by {day}.', { day });
}
