import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { msg, t } from '../../../../domain/language';
import { useAssessment } from '../../../actors/vetting';
import type { Flag } from '../../../../domain/vetting/types';
import { flaggedAnswers } from '../readiness';
import { useVettingLinks } from '../useVettingLinks';
import { Titled } from './Titled';

const MEANINGS: Record<Flag, string> = {
  red: msg('Until this changes, the Advanced part and the two higher levels stay closed.'),
  amber: msg('A reviewer looks at this before a decision. It does not rule you out.'),
};

/** Answers that decide more than points, and what each means. */
export function Flags() {
  const links = useVettingLinks();
  const flagged = flaggedAnswers(useAssessment());
  if (flagged.length === 0) return null;
  return (
    <Titled title={t('Answers that need attention')}>
      <Typography>{t('We always tell you what follows from an answer.')}</Typography>
      <ul>
        {flagged.map(({ question, option }) => (
          <li key={option.id}>
            <Link component={RouterLink} to={links.question(question)}>
              {question.text}
            </Link>
            <Typography>
              {t('You answered “{label}”.', { label: option.label })}{' '}
              {option.flag && t(MEANINGS[option.flag])}
            </Typography>
          </li>
        ))}
      </ul>
    </Titled>
  );
}
