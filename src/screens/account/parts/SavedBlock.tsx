import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import { useListSavedListingsQuery } from '../../../api/savedListingsApi';
import { SaveListing } from '../../../entities/listing/SaveListing';
import { usePaths } from '../../../paths';
import { Block, BlockFailure, Buttons, Rows } from './Block';

/** The businesses that the member saved; nothing is shown where there are none. */
export function SavedBlock() {
  const paths = usePaths();
  const { data, isError, refetch } = useListSavedListingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && !isError) return null;
  if (data?.length === 0) return null;
  return (
    <div id="saved">
      <Block title={t('Saved businesses')}>
        {data ? (
          <>
            <Typography>
              {t(
                'Of those that you follow an email comes when they change or have an event, at most once a day.',
              )}
            </Typography>
            <Rows>
              {data.map(({ listing_id, slug, name, address_locality }) => (
                <li key={listing_id}>
                  <Link component={RouterLink} to={paths.listing(slug)}>
                    {name}
                  </Link>
                  <Typography variant="body2" color="text.secondary">
                    {address_locality}
                  </Typography>
                  <Buttons>
                    <SaveListing id={listing_id} name={name} />
                  </Buttons>
                </li>
              ))}
            </Rows>
          </>
        ) : (
          <BlockFailure
            message={t('Your saved businesses could not be loaded.')}
            onRetry={() => void refetch()}
          />
        )}
      </Block>
    </div>
  );
}
