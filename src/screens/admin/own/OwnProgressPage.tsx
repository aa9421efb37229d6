import { t } from '../../../../domain/language';
import { useUser } from '../../../actors/session';
import { readFailure } from '../../../api/failure';
import { useListPipelineQuery } from '../../../api/admin/pipelineApi';
import { reasonOf } from '../../../api/reasonOf';
import { useListApplicationsQuery } from '../../../api/vettingApi';
import { SkeletonBlock } from '../../../ui/SkeletonBlock';
import { ErrorState } from '../../../ui/ErrorState';
import { Page, PageTitle } from '../../../ui/Page';
import { SlowNotice } from '../../../ui/SlowNotice';
import { OwnCard } from './parts/OwnCard';

/** The server returns only the card of the business itself (decisions 6). */
function useOwnCard() {
  const userId = useUser()?.user_id;
  const skip = userId === undefined;
  const board = useListPipelineQuery({}, { skip });
  const applications = useListApplicationsQuery({ user: userId ?? 0 }, { skip });
  const parts = [board, applications];
  const failed = parts.find(({ isError, isFetching }) => isError && !isFetching);
  return {
    columns: board.currentData ?? null,
    applications: applications.currentData ?? null,
    problem: failed ? reasonOf(readFailure(failed.error)) : null,
    retry: () => {
      for (const part of parts) if (part.isError) void part.refetch();
    },
  };
}

/** Shows a business the state of its application. */
export default function OwnProgressPage() {
  const { columns, applications, problem, retry } = useOwnCard();
  const card = columns?.flatMap(({ cards }) => cards)[0] ?? null;
  return (
    <Page
      title={t('Business Pipeline')}
      description={t('The status of your application, what comes next, and its history.')}
      maxWidth="md"
      isPersonal
    >
      <PageTitle variant="h2">{t('Business Pipeline')}</PageTitle>
      {columns && applications ? (
        <OwnCard
          card={card}
          application={applications.find(({ id }) => id === card?.application) ?? null}
        />
      ) : problem ? (
        <ErrorState
          message={t('Your application could not be loaded. {problem}', { problem })}
          onRetry={retry}
        />
      ) : (
        <>
          <SlowNotice onRetry={retry} />
          <div role="status" aria-label={t('Loading')}>
            <SkeletonBlock sx={{ height: 240 }} />
          </div>
        </>
      )}
    </Page>
  );
}
