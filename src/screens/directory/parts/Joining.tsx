import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import type { OwnListing } from '../../../../domain/contract/listing';
import type { Application } from '../../../../domain/contract/vetting';
import { isJoining } from '../../../../domain/joining';
import { JoiningSteps } from '../../../entities/business/JoiningSteps';
import { ReviewOutlook } from '../../../entities/business/ReviewOutlook';

const Steps = styled('section')(({ theme }) => ({ marginBlock: theme.spacing(0, 6) }));

interface Props {
  listing: OwnListing | null;
  /** Null before the first answer; undefined where it is not known. */
  application: Application | null | undefined;
}

/** What is still to be done before the listing is public. */
export function Joining({ listing, application }: Props) {
  const status = listing?.status ?? null;
  if (application === undefined || !isJoining({ listing: status })) return null;
  return (
    <Steps aria-labelledby="joining">
      <Typography id="joining" variant="h3" component="h2">
        {t('Your way into the directory')}
      </Typography>
      <JoiningSteps
        facts={{ listing: status, application: application?.state ?? null }}
        outlook={application && <ReviewOutlook application={application} />}
      />
    </Steps>
  );
}
