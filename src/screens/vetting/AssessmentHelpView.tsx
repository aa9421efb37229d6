import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../domain/language';
import { useAccess, useAssessment, useProgress } from '../../actors/vetting';
import type { HelpRequest } from '../../../domain/contract/helpLinks';
import { longDate } from '../../../domain/longDate';
import { askedQuestions } from '../../../domain/vetting/visibility';
import { Notice } from '../../ui/Notice';
import { PageTitle } from '../../ui/Page';
import { isOpen } from './openQuestions';
import { ProgressBar } from './parts/ProgressBar';
import { QuestionCard } from './parts/QuestionCard';
import { Unsent } from './parts/Unsent';

const Above = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginBlock: theme.spacing(2),
}));

const List = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });

/** The questions of one category, for somebody whom the business has asked. */
export function AssessmentHelpView({ request }: { request: HelpRequest }) {
  const { business, category, expires_at, locked } = request;
  const access = useAccess();
  const { questionnaire, answers } = useAssessment();
  const [progress] = useProgress().progress;
  const asked = askedQuestions(questionnaire, answers);
  const answered = progress?.questions_answered ?? 0;
  const isComplete = asked.length > 0 && answered === asked.length;
  return (
    <>
      <PageTitle variant="h2">{t(category.category_name)}</PageTitle>
      <Typography>
        {t(
          '{business} asks you to answer these questions of its sustainability assessment. Each answer is saved at once, and {business} sees it. The link works until {day}.',
          { business, day: longDate(expires_at) ?? '' },
        )}
      </Typography>
      <Above>
        {locked && <Notice tone="info">{locked}</Notice>}
        <Typography>
          {t('{answered} of {asked} answered', { answered, asked: asked.length })}
        </Typography>
        <ProgressBar
          answered={answered}
          asked={asked.length}
          label={t('Answered in {category_name}', {
            category_name: t(category.category_name),
          })}
        />
        <Unsent />
      </Above>
      {asked.length === 0 && (
        <Typography>{t('None of these questions concerns this business.')}</Typography>
      )}
      {asked.length > 0 && (
        <Typography variant="h3" component="h2">
          {t('Questions')}
        </Typography>
      )}
      <List>
        {asked.map((question, index) => (
          <QuestionCard
            key={question.id}
            question={question}
            place={t('Question {place} of {count}', { place: index + 1, count: asked.length })}
            isLocked={!isOpen(access, question.id)}
            isReopened={false}
            isSmall={false}
          />
        ))}
      </List>
      <div role="status">
        {isComplete && !locked && (
          <Notice tone="info">
            {t(
              'Every question has an answer. Thank you! You can close this page or change an answer.',
            )}
          </Notice>
        )}
      </div>
    </>
  );
}
