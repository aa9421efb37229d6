import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../../../domain/language';
import { useListListingPeopleQuery } from '../../../../api/listingPeopleApi';
import { readFailure } from '../../../../api/failure';
import { reasonOf } from '../../../../api/reasonOf';
import { ErrorState } from '../../../../ui/ErrorState';
import { ListSkeleton } from '../../../../ui/skeletons';
import { SlowNotice } from '../../../../ui/SlowNotice';
import { InvitationList } from './InvitationList';
import { InviteForm } from './InviteForm';
import { PeopleList } from './PeopleList';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: 760,
  marginTop: theme.spacing(6),
  paddingTop: theme.spacing(4),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

interface Props {
  listingId: number;
  /** Nobody leaves whose account the listing belongs to. */
  onLeft?: () => void;
}

/** Who takes part in a listing; owners decide who does. */
export function PeopleSection({ listingId, onLeft }: Props) {
  const { data, error, refetch } = useListListingPeopleQuery(listingId);
  const retry = () => void refetch();
  return (
    <Root aria-labelledby="listing-people" data-hj-suppress>
      <div>
        <Typography id="listing-people" variant="h3" component="h2">
          {t('People')}
        </Typography>
        <Typography sx={{ mt: 1 }}>
          {t(
            'Owners and editors may change what the directory shows: texts, photos and products. Owners also decide who takes part. Private answers, the assessment and the account stay with the business account alone.',
          )}
        </Typography>
      </div>
      {error && !data && <ErrorState message={reasonOf(readFailure(error))} onRetry={retry} />}
      {!error && !data && (
        <>
          <ListSkeleton />
          <SlowNotice onRetry={retry} />
        </>
      )}
      {data && <PeopleList people={data} onLeft={onLeft} />}
      {data?.role === 'owner' && (
        <>
          {data.invitations.length > 0 && <InvitationList people={data} />}
          <InviteForm listingId={listingId} />
        </>
      )}
    </Root>
  );
}
