import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../../domain/language';
import { useListIssuesQuery } from '../../../../api/admin/issuesApi';
import { readFailure } from '../../../../api/failure';
import { reasonOf } from '../../../../api/reasonOf';
import { usePaths } from '../../../../paths';
import { ActionRows } from '../../../../ui/ActionRows';
import { ErrorState } from '../../../../ui/ErrorState';
import { ListSkeleton } from '../../../../ui/skeletons';
import { TextSection } from '../../../../ui/TextSection';
import { issueText, titleOf } from '../issueTexts';

/** The issues of the newsletter, newest first. */
export function IssueList() {
  const paths = usePaths();
  const { data, error, refetch } = useListIssuesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const problem = error && reasonOf(readFailure(error));
  return (
    <TextSection title={t('Issues')} id="issues">
      <Button
        component={RouterLink}
        to={paths.adminNewIssue}
        variant="contained"
        sx={{ mb: 2, minHeight: 44 }}
      >
        {t('Write an issue')}
      </Button>
      {data?.length === 0 && <Typography>{t('There is no issue yet.')}</Typography>}
      {data && data.length > 0 && (
        <ActionRows>
          {data.map((issue) => (
            <li key={issue.issue_id}>
              <div>
                <Link
                  component={RouterLink}
                  to={paths.adminIssue(issue.issue_id)}
                  sx={{ display: 'inline-block', py: 0.5, fontWeight: 600 }}
                >
                  {titleOf(issue)}
                </Link>
                <Typography variant="body2" color="text.secondary">
                  {issueText(issue)}
                </Typography>
              </div>
            </li>
          ))}
        </ActionRows>
      )}
      {!data && problem && <ErrorState message={problem} onRetry={() => void refetch()} />}
      {!data && !problem && <ListSkeleton />}
    </TextSection>
  );
}
