import type { ReactNode } from 'react';
import { msg, t } from '../../../domain/language';
import { useUser } from '../../actors/session';
import { useAccess, useVettingStatus, type Vetting } from '../../actors/vetting';
import { useGetVettingReportQuery } from '../../api/vettingApi';
import { usePaths } from '../../paths';
import { ErrorState } from '../../ui/ErrorState';
import { Page, PageTitle } from '../../ui/Page';
import { PageSkeleton } from '../../ui/skeletons';
import { SlowNotice } from '../../ui/SlowNotice';
import { ForBusinesses } from '../../entities/business/ForBusinesses';
import { UnknownBusiness } from '../../entities/business/UnknownBusiness';
import { ActingBanner } from './parts/ActingBanner';
import { lockedBecause } from './openQuestions';

/** What the business itself could do now: answer, or move its application on. */
const canBeEdited = (vetting: Pick<Vetting, 'status' | 'application'>): boolean =>
  vetting.status === 'ready' &&
  (lockedBecause(vetting) === null || (vetting.application?.possible.length ?? 0) > 0);

/** Names the business that an admin looks at. */
function Acting({ asUser }: { asUser: number }) {
  const { status } = useVettingStatus();
  const { application, isOnBehalf, editOnTheirBehalf, stopEditing } = useAccess();
  const paths = usePaths();
  const { data } = useGetVettingReportQuery(asUser);
  return (
    <ActingBanner
      business={data?.business.name ?? t('business no. {id}', { id: asUser })}
      isEditing={isOnBehalf}
      canEdit={canBeEdited({ status, application })}
      backTo={paths.adminProgress}
      onEdit={editOnTheirBehalf}
      onStop={stopEditing}
    />
  );
}

const TITLE = msg('Assessment');

function Content({ children }: Props) {
  const paths = usePaths();
  const { status, asUser, reload } = useVettingStatus();
  if (status === 'ready') return children;
  if (status === 'loading') {
    return (
      <>
        <SlowNotice onRetry={reload} />
        <PageSkeleton />
      </>
    );
  }
  return (
    <Page title={t(TITLE)} description={t('Your self-assessment.')} isPersonal>
      <PageTitle variant="h2">{t(TITLE)}</PageTitle>
      {status === 'unknown' && asUser !== null ? (
        <UnknownBusiness id={asUser} backTo={paths.adminProgress} />
      ) : (
        <ErrorState message={t('The assessment could not be loaded.')} onRetry={reload} />
      )}
    </Page>
  );
}

interface Props {
  children: ReactNode;
}

/** The pages of the vetting area once the assessment is there; individuals have none. */
export function WhenReady({ children }: Props) {
  const user = useUser();
  const { asUser, status } = useVettingStatus();
  if (user?.user_type === 'individual' && asUser === null) return <ForBusinesses title={TITLE} />;
  return (
    <>
      {asUser !== null && status !== 'unknown' && <Acting asUser={asUser} />}
      <Content>{children}</Content>
    </>
  );
}
