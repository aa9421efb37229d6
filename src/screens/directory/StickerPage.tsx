import { useParams } from 'react-router';
import { readFailure } from '../../api/failure';
import { reasonOf } from '../../api/reasonOf';
import { useGetOwnResultPageQuery } from '../../api/resultPagesApi';
import { ErrorState } from '../../ui/ErrorState';
import { Page } from '../../ui/Page';
import { ListingSkeleton } from './parts/ListingSkeleton';
import { NothingToPrint, PrintActions, PrintHead } from './parts/PrintParts';
import { Sticker } from './parts/result/Sticker';

const NOT_FOUND = 404;

/** A sticker for the window of the shop, whose code opens the page of the result. */
export default function StickerPage() {
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
      <PrintHead title="Window sticker">
        Print it and put it where people pass by. The code opens the page of your result, which says
        whether it is still valid.
      </PrintHead>
      {isShown && page.business && page.code && (
        <>
          <PrintActions />
          <Sticker page={page} name={page.business.name} code={page.code} />
        </>
      )}
      {isMissing && (
        <NothingToPrint title="Your result is not public">
          You can print the sticker while your result is valid and its page is on.
        </NothingToPrint>
      )}
      {error && !page && !isGone && <ErrorState message={reasonOf(failure)} onRetry={retry} />}
      {!error && !page && <ListingSkeleton onRetry={retry} />}
    </Page>
  );
}
