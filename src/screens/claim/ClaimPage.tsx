import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useNavigate, useParams } from 'react-router';
import { t } from '../../../domain/language';
import type { ClaimDesk } from '../../../domain/contract/claim';
import type { Joined } from '../../../domain/contract/people';
import { useSessionActor } from '../../actors/session';
import { useGetClaimDeskQuery } from '../../api/claimApi';
import { readFailure } from '../../api/failure';
import { reasonOf } from '../../api/reasonOf';
import { usePaths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Notice } from '../../ui/Notice';
import { Page, PageTitle } from '../../ui/Page';
import { FormSkeleton } from '../../ui/skeletons';
import { SlowNotice } from '../../ui/SlowNotice';
import { useToast } from '../../ui/toasts';
import { ClaimWays } from './parts/ClaimWays';
import { CodeForm } from './parts/CodeForm';

const NOT_FOUND = 404;
const CONFLICT = 409;

interface Props {
  desk: ClaimDesk;
  onClaimed: (joined: Joined) => void;
}

function Content({ desk, onClaimed }: Props) {
  const paths = usePaths();
  const { claim, slug } = desk;
  switch (claim?.state) {
    case 'in_review':
      return (
        <EmptyState title={t('Your documents are with our team')}>
          {t('We read them within a few working days and send you the decision by email.')}
        </EmptyState>
      );
    case 'frozen':
      return (
        <EmptyState title={t('Your claim was stopped')}>
          {t(
            'The address in the listing says that the claim was not meant. Our team looks into it, and sends you the decision by email.',
          )}
        </EmptyState>
      );
    case 'claimed':
    case 'upheld':
      return (
        <EmptyState
          title={t('You look after this listing')}
          action={
            <Button component={RouterLink} to={paths.myBusiness} variant="contained">
              {t('See your listings')}
            </Button>
          }
        />
      );
    case 'code_sent':
      return (
        <>
          <CodeForm key={claim.code_until} slug={slug} claim={claim} onClaimed={onClaimed} />
          <ClaimWays desk={desk} isAgain />
        </>
      );
    default:
      return (
        <>
          {claim && (
            <Notice tone="info">
              {claim.reason
                ? t('Your last claim was not accepted. The reason: {reason}', {
                    reason: claim.reason,
                  })
                : t('Your last claim was not accepted.')}
            </Notice>
          )}
          <ClaimWays desk={desk} isAgain={false} />
        </>
      );
  }
}

/** By which somebody takes over a listing that our team has added. */
export default function ClaimPage() {
  const paths = usePaths();
  const navigate = useNavigate();
  const session = useSessionActor();
  const toast = useToast();
  const { listingMapper = '' } = useParams();
  const { data, error, refetch } = useGetClaimDeskQuery(listingMapper, {
    refetchOnMountOrArgChange: true,
  });
  const failure = readFailure(error);
  const isRefused = failure.status === NOT_FOUND || failure.status === CONFLICT;
  const retry = () => void refetch();

  function open({ listing_id: id, is_account }: Joined) {
    toast('success', t('The listing is yours to look after.'));
    if (is_account) session.send({ type: 'profile.completed' });
    void navigate(is_account ? paths.myBusiness : paths.sharedListing(id), { replace: true });
  }

  return (
    <Page
      title={t('Claim this business')}
      description={t('Prove that a business is yours, and look after its listing.')}
      maxWidth="text"
      isPersonal
    >
      <Typography sx={{ mb: 3 }}>
        <Link
          component={RouterLink}
          to={paths.listing(listingMapper)}
          sx={{ py: 1, fontWeight: 600 }}
        >
          {t('← Back to the listing')}
        </Link>
      </Typography>
      <PageTitle variant="h2">
        {data ? t('Claim {name}', { name: data.name }) : t('Claim this business')}
      </PageTitle>
      {data && <Content desk={data} onClaimed={open} />}
      {!data && isRefused && (
        <EmptyState title={t('This listing cannot be claimed')}>
          {failure.status === CONFLICT
            ? reasonOf(failure)
            : t('It is not in the directory, or no longer.')}
        </EmptyState>
      )}
      {!data && error && !isRefused && <ErrorState message={reasonOf(failure)} onRetry={retry} />}
      {!data && !error && (
        <>
          <FormSkeleton />
          <SlowNotice onRetry={retry} />
        </>
      )}
    </Page>
  );
}
