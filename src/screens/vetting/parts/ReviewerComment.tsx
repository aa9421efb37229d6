import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import { openComments } from '../../../../domain/vetting/requestedChanges';
import { useApplication } from '../../../actors/vetting';

const Box = styled('div')(({ theme }) => ({
  padding: theme.spacing(1, 1.5),
  borderLeft: `4px solid ${theme.vars.palette.accent.main}`,
  backgroundColor: theme.vars.palette.background.subtle,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '& strong': { display: 'block' },
}));

/** What the reviewer asks to change in this answer. */
export function ReviewerComment({ question }: { question: number }) {
  const { application } = useApplication();
  const comment = openComments(application).get(question);
  if (comment === undefined) return null;
  return (
    <Box role="note" aria-label={t('What the reviewer asks to change')}>
      <strong>{t('The reviewer writes:')}</strong>
      {comment}
    </Box>
  );
}
