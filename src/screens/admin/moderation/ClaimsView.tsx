import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { msg, t } from '../../../../domain/language';
import { pagesOf } from '../../../../domain/contract/page';
import { useListClaimsQuery } from '../../../api/admin/claimsAdminApi';
import { readFailure } from '../../../api/failure';
import { reasonOf } from '../../../api/reasonOf';
import { optionOf } from '../../../entities/fields/optionsOf';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { FilterSelect } from '../../../ui/FilterSelect';
import { countText } from '../../../ui/format';
import { Pager, useFocusAfterPaging } from '../../../ui/Pager';
import { ListSkeleton } from '../../../ui/skeletons';
import { ClaimCard } from './parts/ClaimCard';

const STATES = [
  optionOf('', msg('Open, oldest first')),
  optionOf('closed', msg('Decided, newest first')),
];

function searchWith(present: URLSearchParams, status: string, page: number): string {
  const changed = new URLSearchParams(present);
  for (const [name, value] of [
    ['status', status],
    ['page', page > 1 ? String(page) : ''],
  ] as const) {
    if (value === '') changed.delete(name);
    else changed.set(name, value);
  }
  return `?${changed.toString()}`;
}

/** Claims of listings: documents, and claims that the listed address objected to. */
export function ClaimsView() {
  const [params, setParams] = useSearchParams();
  const status = params.get('status') ?? '';
  const page = params.get('page') ?? '1';
  const heading = useFocusAfterPaging();
  const { data, error, refetch } = useListClaimsQuery(
    { status, page },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <Box sx={{ mt: 2, maxWidth: 320 }}>
        <FilterSelect
          label={t('State')}
          value={status}
          options={STATES}
          onChange={(chosen) => setParams(searchWith(params, chosen, 1), { replace: true })}
        />
      </Box>
      {error && (
        <ErrorState message={reasonOf(readFailure(error))} onRetry={() => void refetch()} />
      )}
      {!error && !data && <ListSkeleton />}
      {data && !error && (
        <>
          <Typography ref={heading} tabIndex={-1} variant="body2" role="status" sx={{ my: 2 }}>
            {countText(data.count, 'claim')}
          </Typography>
          {data.count === 0 && (
            <EmptyState title={t('No claim is here')}>
              {t(
                'Claims with documents, and claims that somebody objected to, wait here for a decision.',
              )}
            </EmptyState>
          )}
          {data.results.map((claim) => (
            <ClaimCard key={claim.claim_id} claim={claim} />
          ))}
          <Pager
            label={t('Pages of claims')}
            pages={pagesOf(data)}
            searchOf={(to) => searchWith(params, status, to)}
          />
        </>
      )}
    </>
  );
}
