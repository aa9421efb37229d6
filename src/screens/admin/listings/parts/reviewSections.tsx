import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../../domain/language';
import type { ListingReview } from '../../../../../domain/contract/admin/listings';
import { APPLICATION_STATE } from '../../../../../domain/vetting/applicationStates';
import { POST_STATE_NAMES } from '../../../../content/postStates';
import { usePaths } from '../../../../paths';
import { dateText } from '../../../../ui/format';
import { MarkAsRead } from '../../moderation/parts/MarkAsRead';
import { ChangeTable } from './ChangeTable';
import { SECTION_IDS } from './ReviewSummary';

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  paddingInlineStart: theme.spacing(2.5),
  overflowWrap: 'anywhere',
  '& a': { display: 'inline-block', paddingBlock: 3 },
}));

/** The changes since the last approval. */
export const Changes = ({
  review: { listing, approved_at, changes },
}: {
  review: ListingReview;
}) => (
  <section id={SECTION_IDS.changes} tabIndex={-1}>
    <Typography variant="h3" component="h2">
      {t('Since the last approval')}
    </Typography>
    {approved_at === null ? (
      <Typography sx={{ mt: 1 }}>{t('It was never approved: everything is new.')}</Typography>
    ) : changes.length === 0 ? (
      <Typography sx={{ mt: 1 }}>
        {t('Nothing public has changed since it was approved on {day}.', {
          day: dateText(approved_at),
        })}
      </Typography>
    ) : (
      <>
        <ChangeTable
          caption={t('Changed since {day}', { day: dateText(approved_at) })}
          changes={changes}
        />
        {listing.status === 'published' && (
          <MarkAsRead
            change={{ ...listing, subject: 'listing', subject_id: listing.listing_id }}
            title={listing.name}
            onRead={() => document.getElementById(SECTION_IDS.changes)?.focus()}
          />
        )}
      </>
    )}
  </section>
);

export function Duplicates({ duplicates }: Pick<ListingReview, 'duplicates'>) {
  const paths = usePaths();
  return (
    <section id={SECTION_IDS.duplicates} tabIndex={-1}>
      <Typography variant="h3" component="h2">
        {t('Suspected duplicates')}
      </Typography>
      {duplicates.length === 0 ? (
        <Typography sx={{ mt: 1 }}>
          {t(
            'No other listing has the same phone, email or website, or a very similar name in the same county.',
          )}
        </Typography>
      ) : (
        <List>
          {duplicates.map(({ listing_id: id, name, status, because }) => (
            <li key={id}>
              <Link component={RouterLink} to={paths.adminListing(id)}>
                {name}
              </Link>{' '}
              ({t(POST_STATE_NAMES[status].label)}): {because.join(', ')}
            </li>
          ))}
        </List>
      )}
    </section>
  );
}

/** The owner of the listing and the state of their application. */
export function Owner({ review }: { review: ListingReview }) {
  const paths = usePaths();
  const { owner, application_id: application, application_state: state } = review;
  return (
    <section>
      <Typography variant="h3" component="h2">
        {t('The business')}
      </Typography>
      {owner === null ? (
        <Typography sx={{ mt: 1 }}>{t('No account owns this listing.')}</Typography>
      ) : (
        <List>
          <li>
            {owner.name}, <Link href={`mailto:${owner.email}`}>{owner.email}</Link>
          </li>
          {application === null || state === null ? (
            <li>{t('It has not begun the self-assessment.')}</li>
          ) : (
            <li>
              {t('Application: {state}.', { state: t(APPLICATION_STATE[state].name) })}{' '}
              <Link component={RouterLink} to={`${paths.adminProgress}?application=${application}`}>
                {t('Open its card in the pipeline')}
              </Link>
              {', '}
              <Link component={RouterLink} to={`${paths.report}?as_user=${owner.user_id}`}>
                {t('its report')}
              </Link>
            </li>
          )}
        </List>
      )}
    </section>
  );
}
