import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../../../domain/language';
import type { OwnResultPage } from '../../../../../domain/contract/resultPage';
import { resultName, resultSentence } from '../../../../../domain/vetting/resultWords';
import { readFailure } from '../../../../api/failure';
import { reasonOf } from '../../../../api/reasonOf';
import { useGetOwnResultPageQuery } from '../../../../api/resultPagesApi';
import { useConfig } from '../../../../config';
import { NO_RESULT } from '../../../../content/resultStates';
import { ErrorState } from '../../../../ui/ErrorState';
import { SkeletonBlock } from '../../../../ui/SkeletonBlock';
import { SlowNotice } from '../../../../ui/SlowNotice';
import { ResultLinks } from './ResultLinks';
import { ResultSwitch } from './ResultSwitch';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  maxWidth: 760,
  marginBottom: theme.spacing(6),
  '& p': { margin: 0 },
}));

function Shown({ page }: { page: OwnResultPage }) {
  const { productName } = useConfig();
  const { state, code, is_public, role } = page;
  return (
    <>
      <p>
        {state === 'valid'
          ? `${resultName(page)}. ${resultSentence(page, productName)}`
          : t(NO_RESULT[state])}
      </p>
      {is_public && state !== 'valid' && (
        <p>
          {t('Your page is still on. It says “{state}” and shows no level.', {
            state: resultName(page),
          })}
        </p>
      )}
      {role === 'owner' ? (
        (state === 'valid' || code !== null) && <ResultSwitch page={page} />
      ) : (
        <p>{t('An owner of the listing decides whether everybody can see the page.')}</p>
      )}
      {is_public && code !== null && <ResultLinks page={page} code={code} />}
    </>
  );
}

/** Whether everybody can see the result of a listing, and the ways to show it. */
export function ResultSection({ listingId }: { listingId: number }) {
  const { data, error, refetch } = useGetOwnResultPageQuery(listingId, {
    refetchOnMountOrArgChange: true,
  });
  const retry = () => void refetch();
  return (
    <Root aria-labelledby="listing-result">
      <div>
        <Typography id="listing-result" variant="h3" component="h2">
          {t('Show your result')}
        </Typography>
        <Typography sx={{ mt: 1 }}>
          {t(
            'A page with your level, the criteria that you meet and the date until which they are valid. Your answers are never shown. You decide whether everybody can see it.',
          )}
        </Typography>
      </div>
      {data && <Shown page={data} />}
      {error && !data && <ErrorState message={reasonOf(readFailure(error))} onRetry={retry} />}
      {!error && !data && (
        <div role="status" aria-label={t('Loading')}>
          <SkeletonBlock sx={{ height: 132, width: 'min(100%, 28rem)' }} />
          <SlowNotice onRetry={retry} />
        </div>
      )}
    </Root>
  );
}
