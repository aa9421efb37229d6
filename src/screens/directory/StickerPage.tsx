import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useParams } from 'react-router';
import { readFailure } from '../../api/failure';
import { reasonOf } from '../../api/reasonOf';
import { useGetOwnResultPageQuery } from '../../api/resultPagesApi';
import { usePaths } from '../../paths';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Page, PageTitle } from '../../ui/Page';
import { ListingSkeleton } from './parts/ListingSkeleton';
import { Sticker } from './parts/result/Sticker';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  margin: theme.spacing(3, 0),
  '@media print': { display: 'none' },
}));

const OnScreen = styled('div')({ '@media print': { display: 'none' } });

const NOT_FOUND = 404;

/** A sticker for the window of the shop, whose code opens the page of the result. */
export default function StickerPage() {
  const paths = usePaths();
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOwnResultPageQuery(Number(id), {
    refetchOnMountOrArgChange: true,
  });
  const failure = readFailure(error);
  const isGone = failure.status === NOT_FOUND;
  const page = isGone ? undefined : data;
  const isShown = page?.is_public === true && page.state === 'valid';
  const isMissing = isGone || (page !== undefined && !isShown);
  const retry = () => void refetch();
  return (
    <Page
      title="Window sticker"
      description="A sticker for your window, with a code that opens your result."
      isPersonal
    >
      <OnScreen>
        <PageTitle variant="h2">Window sticker</PageTitle>
        <Typography sx={{ mt: 1, maxWidth: 640 }}>
          Print it and put it where people pass by. The code opens the page of your result, which
          says whether it is still valid.
        </Typography>
      </OnScreen>
      {isShown && page.business && page.code && (
        <>
          <Actions>
            <Button variant="contained" onClick={() => window.print()}>
              Print or save as PDF
            </Button>
            <Button component={RouterLink} to={paths.myBusiness} variant="outlined">
              Back to your listing
            </Button>
          </Actions>
          <Sticker page={page} name={page.business.name} code={page.code} />
        </>
      )}
      {isMissing && (
        <EmptyState
          title="Your result is not public"
          action={
            <Button component={RouterLink} to={paths.myBusiness} variant="contained">
              To your listing
            </Button>
          }
        >
          You can print the sticker while your result is valid and its page is on.
        </EmptyState>
      )}
      {error && !page && !isGone && <ErrorState message={reasonOf(failure)} onRetry={retry} />}
      {!error && !page && <ListingSkeleton onRetry={retry} />}
    </Page>
  );
}
