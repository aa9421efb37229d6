import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useUser } from '../../actors/session';
import { useVetting, type Vetting } from '../../actors/vetting';
import { useGetVettingReportQuery } from '../../api/vettingApi';
import { usePaths } from '../../paths';
import { ErrorState } from '../../ui/ErrorState';
import { Page, PageTitle } from '../../ui/Page';
import { PageSkeleton } from '../../ui/skeletons';
import { SlowNotice } from '../../ui/SlowNotice';
import { ActingBanner } from './parts/ActingBanner';
import { lockedBecause } from './standing';

/** Names the business that an admin looks at. */
function Acting({ vetting, asUser }: { vetting: Vetting; asUser: number }) {
  const { data } = useGetVettingReportQuery(asUser);
  return (
    <ActingBanner
      business={data?.business.name ?? `business no. ${asUser}`}
      isEditing={!vetting.isReadOnly}
      canEdit={lockedBecause(vetting.application?.state ?? null) === null}
      onEdit={vetting.editOnTheirBehalf}
      onStop={vetting.stopEditing}
    />
  );
}

/** The pages of the vetting area once the assessment is there; individuals have none. */
export function WhenReady({ children }: { children: (vetting: Vetting) => ReactNode }) {
  const paths = usePaths();
  const user = useUser();
  const vetting = useVetting();
  if (user?.user_type === 'individual' && vetting.asUser === null)
    return <Navigate to={paths.memberZone} replace />;
  if (vetting.status === 'loading') {
    return (
      <>
        <SlowNotice onRetry={vetting.reload} />
        <PageSkeleton />
      </>
    );
  }
  if (vetting.status === 'failed') {
    return (
      <Page title="Assessment" description="Your self-assessment." isPersonal>
        <PageTitle variant="h2">Assessment</PageTitle>
        <ErrorState message="The assessment could not be loaded." onRetry={vetting.reload} />
      </Page>
    );
  }
  return (
    <>
      {vetting.asUser !== null && <Acting vetting={vetting} asUser={vetting.asUser} />}
      {children(vetting)}
    </>
  );
}
