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
import { UnknownBusiness } from '../../entities/business/UnknownBusiness';
import { ActingBanner } from './parts/ActingBanner';
import { lockedBecause } from './openQuestions';

/** What the business itself could do now: answer, or move its application on. */
const canBeEdited = (vetting: Vetting): boolean =>
  vetting.status === 'ready' &&
  (lockedBecause(vetting) === null || (vetting.application?.possible.length ?? 0) > 0);

/** Names the business that an admin looks at. */
function Acting({ vetting, asUser }: { vetting: Vetting; asUser: number }) {
  const paths = usePaths();
  const { data } = useGetVettingReportQuery(asUser);
  return (
    <ActingBanner
      business={data?.business.name ?? `business no. ${asUser}`}
      isEditing={vetting.isOnBehalf}
      canEdit={canBeEdited(vetting)}
      leaveTo={paths.adminProgress}
      onEdit={vetting.editOnTheirBehalf}
      onStop={vetting.stopEditing}
    />
  );
}

const TITLE = 'Assessment';

function Content({ vetting, children }: Props & { vetting: Vetting }) {
  const paths = usePaths();
  const { status, asUser, reload } = vetting;
  if (status === 'ready') return children(vetting);
  if (status === 'loading') {
    return (
      <>
        <SlowNotice onRetry={reload} />
        <PageSkeleton />
      </>
    );
  }
  return (
    <Page title={TITLE} description="Your self-assessment." isPersonal>
      <PageTitle variant="h2">{TITLE}</PageTitle>
      {status === 'unknown' && asUser !== null ? (
        <UnknownBusiness id={asUser} leaveTo={paths.adminProgress} />
      ) : (
        <ErrorState message="The assessment could not be loaded." onRetry={reload} />
      )}
    </Page>
  );
}

interface Props {
  children: (vetting: Vetting) => ReactNode;
}

/** The pages of the vetting area once the assessment is there; individuals have none. */
export function WhenReady({ children }: Props) {
  const paths = usePaths();
  const user = useUser();
  const vetting = useVetting();
  const { asUser, status } = vetting;
  if (user?.user_type === 'individual' && asUser === null)
    return <Navigate to={paths.memberZone} replace />;
  return (
    <>
      {asUser !== null && status !== 'unknown' && <Acting vetting={vetting} asUser={asUser} />}
      <Content vetting={vetting}>{children}</Content>
    </>
  );
}
