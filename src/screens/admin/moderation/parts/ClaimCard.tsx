import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { msg, t } from '../../../../../domain/language';
import type { ClaimRow } from '../../../../../domain/contract/claim';
import { isForAdmins } from '../../../../../domain/listing/claimLife';
import type { ClaimMethod, ClaimState } from '../../../../../domain/listing/claims';
import { usePaths } from '../../../../paths';
import { useFileAddress } from '../../../../ui/fileAddress';
import { dayText } from '../../../../ui/format';
import { ClaimDecision } from './ClaimDecision';

const STATES: Record<ClaimState, string> = {
  code_sent: msg('A code was sent'),
  in_review: msg('Waits with documents'),
  rejected: msg('Rejected'),
  claimed: msg('Claimed'),
  frozen: msg('The listed address objected: nobody can change the listing until you decide'),
  upheld: msg('Upheld after an objection'),
  returned: msg('Ended after an objection'),
};

const METHODS: Record<ClaimMethod, string> = {
  listed_email: msg('By a code to the listed email'),
  domain_email: msg('By a code to an email at the website'),
  documents: msg('By documents'),
};

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  maxWidth: 760,
  padding: theme.spacing(2),
  marginBottom: theme.spacing(2),
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '& ul': { margin: 0, paddingLeft: theme.spacing(3) },
}));

/** One claim with all that a decision needs. */
export function ClaimCard({ claim }: { claim: ClaimRow }) {
  const id = useId();
  const paths = usePaths();
  const addressOf = useFileAddress();
  const { listing_id, listing_name, claimant, claimant_email, state, method, sent_to } = claim;
  return (
    <Card aria-labelledby={id} data-hj-suppress>
      <Typography id={id} variant="h4" component="h2">
        <Link component={RouterLink} to={paths.adminListing(listing_id)}>
          {listing_name}
        </Link>
      </Typography>
      <Typography>{t(STATES[state])}</Typography>
      <Typography variant="body2">
        {claimant} ({claimant_email}), {dayText(claim.created_at)}
      </Typography>
      <Typography variant="body2">
        {t(METHODS[method])}
        {sent_to && `: ${sent_to}`}
      </Typography>
      {claim.note && <Typography>“{claim.note}”</Typography>}
      {claim.files.length > 0 && (
        <ul aria-label={t('Documents')}>
          {claim.files.map(({ content_url, name }) => (
            <li key={content_url}>
              <Link href={addressOf(content_url) ?? ''} target="_blank" rel="noopener noreferrer">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {claim.reason && (
        <Typography variant="body2">{t('Reason: {reason}', { reason: claim.reason })}</Typography>
      )}
      {isForAdmins(state) && <ClaimDecision claim={claim} headingId={id} />}
    </Card>
  );
}
