import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useParams } from 'react-router';
import { usePaths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Page, PageTitle } from '../../ui/Page';
import { useFailureToast } from '../../ui/useFailureToast';
import { ListingSkeleton } from './parts/ListingSkeleton';
import { Poster } from './parts/Poster';
import { useListing } from './useListing';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  margin: theme.spacing(3, 0),
  '@media print': { display: 'none' },
}));

const OnScreen = styled('div')({ '@media print': { display: 'none' } });

/** A sheet for the wall of the shop, whose code opens the listing. */
export default function PosterPage() {
  const paths = usePaths();
  const { slug = '' } = useParams();
  const { listing, status, retry } = useListing(slug);
  useFailureToast(status === 'failed', 'Failed to fetch listings');
  return (
    <Page
      title="Poster"
      description="A poster for your shop, with a code that opens your listing."
      isPersonal
    >
      <OnScreen>
        <PageTitle variant="h2">Poster for your shop</PageTitle>
        <Typography sx={{ mt: 1, maxWidth: 640 }}>
          Print it on A4 paper and put it where your customers pay. The code opens your listing, and
          stays the same when you change it.
        </Typography>
      </OnScreen>
      {listing && (
        <>
          <Actions>
            <Button variant="contained" onClick={() => window.print()}>
              Print or save as PDF
            </Button>
            <Button component={RouterLink} to={paths.myBusiness} variant="outlined">
              Back to your listing
            </Button>
          </Actions>
          <Poster listing={listing} />
        </>
      )}
      {status === 'loading' && <ListingSkeleton onRetry={retry} />}
      {status === 'failed' && <ErrorState message="Failed to fetch listings" onRetry={retry} />}
      {status === 'missing' && (
        <EmptyState
          title="This listing is not in the directory"
          action={
            <Button component={RouterLink} to={paths.myBusiness} variant="contained">
              To your listing
            </Button>
          }
        >
          You can print a poster once our team has published your listing.
        </EmptyState>
      )}
    </Page>
  );
}
