import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { plural, t } from '../../../../domain/language';
import type {
  AnswerVerdict as Given,
  ApplicationReview,
} from '../../../../domain/contract/admin/applicationReview';
import type { VettingReport } from '../../../../domain/contract/assessment';
import type { Application, VettingQuestionEntry } from '../../../../domain/contract/vetting';
import { requestedChanges } from '../../../../domain/vetting/requestedChanges';
import { useGetReportComparisonQuery } from '../../../api/admin/reportsAdminApi';
import { countText } from '../../../ui/format';
import { Disclosure } from '../../../ui/print/Disclosure';
import { AnswerVerdict, type ReadAnswer } from './AnswerVerdict';
import { answerGroups, type AnswerGroup } from './answerGroups';
import { ReviewList } from './ReviewList';

interface Props {
  application: Application;
  report: VettingReport;
  review: ApplicationReview;
  questions: readonly VettingQuestionEntry[];
}

/** Groups of answers; those on which a reviewer commented before come first. */
function useGroups({ application, report, questions }: Props) {
  const { currentData } = useGetReportComparisonQuery(application.id);
  const request = requestedChanges(application.history);
  const before = new Map(
    currentData?.changes
      .filter((change) => change.before !== change.after)
      .map((change) => [change.question, change.before]),
  );
  const read = (question: AnswerGroup['questions'][number]): ReadAnswer => {
    const comment = request?.comments.get(question.id);
    return {
      ...question,
      before: request ? (before.get(question.id) ?? null) : null,
      asked: request && comment !== undefined ? { comment, at: request.at } : null,
    };
  };
  const groups = answerGroups(report, questions);
  const reopened = groups
    .flatMap((group) => group.questions)
    .filter(({ id }) => request?.questions.includes(id));
  const first = reopened.length > 0 ? [{ name: t('Asked to change'), questions: reopened }] : [];
  const others = groups.map(({ name, questions: all }) => ({
    name,
    questions: all.filter((question) => !reopened.includes(question)),
  }));
  return [...first, ...others]
    .filter((group) => group.questions.length > 0)
    .map((group) => ({ name: group.name, answers: group.questions.map(read) }));
}

function summaryOf(name: string, count: number, judged: number): string {
  const answers = `${name}: ${countText(count, 'answer')}`;
  return judged === 0 ? answers : `${answers}, ${countText(judged, 'verdict')}`;
}

const wantedText = (verdicts: readonly Given[]): string => {
  const wanted = verdicts.filter(
    ({ verdict, is_outdated }) => verdict === 'change' && !is_outdated,
  );
  return wanted.length === 0
    ? t('No answer needs a change yet.')
    : plural(
        wanted.length,
        '# answer needs a change. “Ask for changes” sends this as one message.',
        '# answers need a change. “Ask for changes” sends this as one message.',
      );
};

/** The answers of a business with the verdicts of the team, which stay a draft until they are sent. */
export function VerdictsPanel(props: Props) {
  const id = useId();
  const { application, review } = props;
  const groups = useGroups(props);
  const verdicts = new Map(review.verdicts.map((given) => [given.question, given]));
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3">
        {t('Answers and verdicts')}
      </Typography>
      {review.can_judge && <Typography role="status">{wantedText(review.verdicts)}</Typography>}
      {groups.map(({ name, answers }) => (
        <Disclosure
          key={name}
          summary={summaryOf(
            name,
            answers.length,
            answers.filter((answer) => verdicts.has(answer.id)).length,
          )}
        >
          <ReviewList>
            {answers.map((answer) => (
              <AnswerVerdict
                key={answer.id}
                application={application.id}
                answer={answer}
                given={verdicts.get(answer.id) ?? null}
                canJudge={review.can_judge}
              />
            ))}
          </ReviewList>
        </Disclosure>
      ))}
    </section>
  );
}
