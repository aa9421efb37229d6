import { Link, useSearchParams } from 'react-router';
import { t } from '../../../../../domain/language';
import { LISTING_ATTENTIONS } from '../../../../../domain/contract/admin/listings';
import { useCountAdminListingsQuery } from '../../../../api/admin/listingsAdminApi';
import { PillList } from '../../../../ui/PillList';
import { ATTENTION_NAMES, readAttention, searchOfAttention } from '../listingGrid';

/** Links to the listings that need attention, with their counts. */
export function AttentionNav() {
  const [params] = useSearchParams();
  const { data: counts } = useCountAdminListingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const shown = readAttention(params);
  const [queue, ...others] = LISTING_ATTENTIONS;
  return (
    <nav aria-label={t('What needs attention')}>
      <PillList>
        {([queue, null, ...others] as const).map((attention) => {
          const count = counts?.[attention ?? 'all'];
          return (
            <li key={attention}>
              <Link
                to={{ search: searchOfAttention(params, attention) }}
                aria-current={attention === shown ? 'page' : undefined}
              >
                {attention ? t(ATTENTION_NAMES[attention]) : t('All')}
                {count === undefined ? '' : ` (${count})`}
              </Link>
            </li>
          );
        })}
      </PillList>
    </nav>
  );
}
