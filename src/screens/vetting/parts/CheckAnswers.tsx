import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { msg, plural, t } from '../../../../domain/language';
import { useAccess, useAssessment } from '../../../actors/vetting';
import { isAnswered } from '../../../../domain/vetting/answers';
import { answerWords } from '../../../../domain/vetting/describeAnswer';
import type { VettingCategory, VettingQuestion } from '../../../../domain/vetting/types';
import { askedQuestions } from '../../../../domain/vetting/visibility';
import { earnedSentence } from '../earned';
import { isOpen } from '../openQuestions';
import { useProofDesk } from '../proofDesk';
import { useUnkeptDrafts } from '../unkeptDrafts';
import { useVettingLinks } from '../useVettingLinks';

export const CHECK_TITLE = msg('Check your answers');

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: theme.spacing(2),
    alignItems: 'start',
    paddingBlock: theme.spacing(0.75),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 },
  '& .open': { color: theme.vars.palette.warning.main, fontWeight: 600 },
}));

/** A document by its name, a link as it is. */
function useProofName(address: string | undefined): string | undefined {
  const desk = useProofDesk();
  return desk?.documents.find((document) => document.address === address)?.name ?? address;
}

function CheckedAnswer({ question }: { question: VettingQuestion }) {
  const access = useAccess();
  const { answers } = useAssessment();
  const { drafts } = useUnkeptDrafts();
  const links = useVettingLinks();
  const answer = answers[question.id];
  const proof = useProofName(answer?.evidence_url);
  const isGiven = isAnswered(question, answer);
  const action = !isOpen(access, question.id) ? t('See') : isGiven ? t('Change') : t('Answer');
  return (
    <li>
      <div>
        <Typography variant="body2" color="textSecondary">
          {question.text}
        </Typography>
        {isGiven && answer ? (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {answerWords(question, answer).join('; ')}
          </Typography>
        ) : (
          <Typography variant="body2" className="open">
            {t('No answer yet')}
          </Typography>
        )}
        {proof && <Typography variant="body2">{t('Proof: {proof}', { proof })}</Typography>}
        {drafts.has(question.id) && (
          <Typography variant="body2" className="open">
            {t('What you typed is not saved yet.')}
          </Typography>
        )}
      </div>
      <Link
        component={RouterLink}
        to={links.question(question)}
        aria-label={`${action}: ${question.text}`}
      >
        {action}
      </Link>
    </li>
  );
}

function describeOpen(asked: number, open: number): string {
  if (asked === 0) return t('None of these questions concerns your business.');
  if (open === 0) return t('Every question has an answer.');
  return plural(open, '# question has no answer yet.', '# questions have no answer yet.');
}

interface Props {
  category: VettingCategory;
  /** On from here; above the list, since not everybody reads it all again. */
  ways: ReactNode;
}

/** What the answers of a category come to so far, and all of them, each with the way back to it. */
export function CheckAnswers({ category, ways }: Props) {
  const { questionnaire, answers } = useAssessment();
  const asked = askedQuestions(questionnaire, answers).filter(
    (one) => one.category === category.id,
  );
  const open = asked.filter((question) => !isAnswered(question, answers[question.id])).length;
  const earned = earnedSentence(questionnaire, answers);
  return (
    <>
      <Typography variant="body2">
        <strong>{describeOpen(asked.length, open)}</strong> {earned}
      </Typography>
      {ways}
      <List>
        {asked.map((question) => (
          <CheckedAnswer key={question.id} question={question} />
        ))}
      </List>
    </>
  );
}
