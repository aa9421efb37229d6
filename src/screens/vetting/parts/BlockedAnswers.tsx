import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import { useAnswer, useAssessment, useBlockedAnswers, useUnsent } from '../../../actors/vetting';
import type { VettingQuestion } from '../../../../domain/vetting/types';
import { BLOCKED_TITLE } from '../readiness';
import { useVettingLinks } from '../useVettingLinks';
import { Conflict } from './Conflict';
import { SaveState } from './SaveState';
import { Titled } from './Titled';

function BlockedAnswer({ question }: { question: VettingQuestion }) {
  const { answer, state, retry, discard, keepMine, takeTheirs } = useAnswer(question.id);
  const { isKept } = useUnsent();
  const links = useVettingLinks();
  return (
    <li>
      <Link component={RouterLink} to={links.question(question)}>
        {question.text}
      </Link>
      {state.status === 'conflict' ? (
        <Conflict
          question={question}
          mine={answer ?? null}
          theirs={state.theirs}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      ) : (
        <SaveState
          state={state}
          isUnkept={false}
          isKept={isKept}
          onRetry={retry}
          onDiscard={discard}
        />
      )}
    </li>
  );
}

/** What the server refused, also to questions that are closed now, whose own page shows them no more. */
export function BlockedAnswers() {
  const blocked = useBlockedAnswers();
  const { questionnaire } = useAssessment();
  if (blocked.length === 0) return null;
  return (
    <Titled title={t(BLOCKED_TITLE)}>
      <ul>
        {questionnaire.questions
          .filter(({ id }) => blocked.includes(id))
          .map((question) => (
            <BlockedAnswer key={question.id} question={question} />
          ))}
      </ul>
    </Titled>
  );
}
