import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../../../domain/language';
import { openComments } from '../../../../domain/vetting/requestedChanges';
import { useApplication, useAssessment } from '../../../actors/vetting';
import { QuestionLinks } from './QuestionLinks';

const Box = styled('section')(({ theme }) => ({
  padding: theme.spacing(2),
  borderRadius: 12,
  borderLeft: `6px solid ${theme.vars.palette.accent.main}`,
  backgroundColor: theme.vars.palette.background.subtle,
  overflowWrap: 'anywhere',
  '& blockquote': { margin: theme.spacing(1, 0), whiteSpace: 'pre-line' },
  '& li blockquote': { margin: 0 },
  '& ul': { margin: 0, paddingInlineStart: theme.spacing(2.5) },
  '& li, & li a': { paddingBlock: theme.spacing(1.25) },
}));

/** The reviewer's words of the last decision, and the questions that are open again. */
export function ReviewerNote() {
  const id = useId();
  const { application } = useApplication();
  const { questionnaire } = useAssessment();
  if (!application?.note) return null;
  const isReopened = application.state === 'changes_requested';
  const reopened = questionnaire.questions.filter(({ id: question }) =>
    application.question_ids.includes(question),
  );
  return (
    <Box aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2">
        {t('What the reviewer writes')}
      </Typography>
      <blockquote>{application.note}</blockquote>
      {isReopened && reopened.length > 0 && (
        <>
          <Typography sx={{ fontWeight: 600 }}>{t('Open again:')}</Typography>
          <QuestionLinks questions={reopened} comments={openComments(application)} />
        </>
      )}
    </Box>
  );
}
