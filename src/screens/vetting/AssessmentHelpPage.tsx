import { msg, t } from '../../../domain/language';
import { useVettingStatus } from '../../actors/vetting';
import { readFailure } from '../../api/failure';
import { useGetHelpRequestQuery } from '../../api/helpApi';
import { reasonOf } from '../../api/reasonOf';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Page, PageTitle } from '../../ui/Page';
import { FormSkeleton } from '../../ui/skeletons';
import { SlowNotice } from '../../ui/SlowNotice';
import { AssessmentHelpView } from './AssessmentHelpView';

const TITLE = msg('Help with an assessment');
const NOT_FOUND = 404;

interface Props {
  /** The secret of the link. */
  token: string;
}

/** Where a business leads somebody who answers one category for it. */
export default function AssessmentHelpPage({ token }: Props) {
  const { reload } = useVettingStatus();
  const { data, error } = useGetHelpRequestQuery(token);
  const failure = readFailure(error);
  return (
    <Page
      title={t(TITLE)}
      description={t('Answer one part of the self-assessment of a business.')}
      maxWidth="md"
      isPersonal
    >
      {data ? (
        <AssessmentHelpView request={data} />
      ) : (
        <>
          <PageTitle variant="h2">{t(TITLE)}</PageTitle>
          {error && failure.status === NOT_FOUND ? (
            <EmptyState title={t('This link no longer works')}>
              {t('The business ended it, or it is older than 14 days. Ask for a new one.')}
            </EmptyState>
          ) : error ? (
            <ErrorState message={reasonOf(failure)} onRetry={reload} />
          ) : (
            <>
              <SlowNotice onRetry={reload} />
              <FormSkeleton />
            </>
          )}
        </>
      )}
    </Page>
  );
}
