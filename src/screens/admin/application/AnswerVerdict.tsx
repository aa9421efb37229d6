import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { msg, t } from '../../../../domain/language';
import type {
  AnswerVerdict as Given,
  Verdict,
} from '../../../../domain/contract/admin/applicationReview';
import { ANSWER_COMMENT } from '../../../../domain/fieldLimits';
import { useJudgeAnswerMutation } from '../../../api/admin/applicationReviewApi';
import { BusyButton } from '../../../ui/BusyButton';
import { FormAlert } from '../../../ui/fields/FormAlert';
import { momentText } from '../../../ui/format';
import { NoteForm } from './NoteForm';
import { useReviewChange } from './useReviewChange';

export interface ReadAnswer {
  id: number;
  text: string;
  answer: readonly string[];
  /** What it was when it was submitted before, where it has changed. */
  before: string | null;
  /** What was asked to change then, and when. */
  asked: { comment: string; at: string } | null;
}

interface Props {
  application: number;
  answer: ReadAnswer;
  given: Given | null;
  canJudge: boolean;
}

const NAMES: Readonly<Record<Verdict, string>> = {
  fine: msg('Fine'),
  change: msg('Needs a change'),
};

function useJudge({ application, answer, given }: Props) {
  const [judge] = useJudgeAnswerMutation();
  return (verdict: Verdict | null, comment = '') =>
    judge({
      application,
      question: answer.id,
      body: { verdict, comment, based_on: given?.updated_at ?? null },
    }).unwrap();
}

function Earlier({ answer: { before, asked } }: { answer: ReadAnswer }) {
  return (
    <>
      {before !== null && (
        <small>{t('Answered before: {answer}', { answer: before || t('No answer') })}</small>
      )}
      {asked && (
        <>
          <small>{t('Asked to change, {moment}:', { moment: momentText(asked.at) })}</small>
          <blockquote>{asked.comment}</blockquote>
        </>
      )}
    </>
  );
}

function Words({ given }: { given: Given }) {
  return (
    <>
      <small>
        {t('{verdict}, says {name}', {
          verdict: t(NAMES[given.verdict]),
          name: given.author ?? t('somebody who left'),
        })}
        {given.is_outdated && `. ${t('The answer has changed since.')}`}
      </small>
      {given.comment !== '' && <blockquote>{given.comment}</blockquote>}
    </>
  );
}

function Choices(props: Props) {
  const { answer, given } = props;
  const id = useId();
  const judge = useJudge(props);
  const { change, problem, isBusy } = useReviewChange();
  const [isWriting, setIsWriting] = useState(false);
  const verdict = given && !given.is_outdated ? given.verdict : null;
  const draftKey = `answerComment-${props.application}-${answer.id}`;
  return (
    <div role="group" aria-labelledby={id}>
      <span id={id} hidden>
        {t('Verdict on: {text}', { text: answer.text })}
      </span>
      {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
      <div className="choices">
        <BusyButton
          size="small"
          variant={verdict === 'fine' ? 'contained' : 'outlined'}
          aria-pressed={verdict === 'fine'}
          busy={isBusy}
          onClick={() =>
            void change(() => judge(verdict === 'fine' ? null : 'fine'), t('The verdict was saved'))
          }
        >
          {t(NAMES.fine)}
        </BusyButton>
        <Button
          size="small"
          color="warning"
          variant={verdict === 'change' ? 'contained' : 'outlined'}
          aria-pressed={verdict === 'change'}
          onClick={() => setIsWriting(true)}
        >
          {t(NAMES.change)}
        </Button>
        {given && (
          <Button
            size="small"
            variant="text"
            onClick={() => void change(() => judge(null), t('The verdict was taken away'))}
          >
            {t('Take the verdict away')}
          </Button>
        )}
      </div>
      {isWriting && (
        <NoteForm
          draftKey={draftKey}
          labelledBy={id}
          label={t('What has to change (required)')}
          help={t('The business reads it once you ask for changes.')}
          text={given?.comment ?? ''}
          maxLength={ANSWER_COMMENT.maxLength}
          action={t('Save the comment')}
          done={t('The verdict was saved')}
          onSave={(text) => judge('change', text)}
          onClose={() => setIsWriting(false)}
        />
      )}
    </div>
  );
}

/** An answer as a reviewer reads it, with the verdict of the team. */
export function AnswerVerdict(props: Props) {
  const { answer, given, canJudge } = props;
  return (
    <li>
      <p>
        <strong>{answer.text}</strong>
      </p>
      <p>{answer.answer.join('\n')}</p>
      <Earlier answer={answer} />
      {given && <Words given={given} />}
      {canJudge && <Choices {...props} />}
    </li>
  );
}
