import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { localeFor, msg, t } from '../../../../domain/language';
import {
  type Consent,
  type Profile,
  CONSENT_KINDS,
  type ConsentKind,
} from '../../../../domain/contract/profile';
import { usePaths } from '../../../paths';
import { rich } from '../../../ui/rich';
import { Section } from './Section';

const CONSENT_NAMES: Record<ConsentKind, string> = {
  terms: msg('Terms & Conditions'),
  privacy: msg('Privacy Policy'),
  listing: msg('Listing in the business directory'),
  newsletter: msg('Newsletter by email'),
  weekly: msg('Weekly email of what is new near you'),
  sms: msg('Text messages to your phone'),
  trends: msg('Use of your answers in trends, without your name'),
  county_public: msg('Your county on your public card'),
};

/** The latest choice for each kind of consent. The list comes newest first. */
const latestConsents = (consents: readonly Consent[]): Consent[] =>
  CONSENT_KINDS.flatMap((kind) => consents.find((consent) => consent.kind === kind) ?? []);

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: theme.spacing(0, 3),
    paddingBlock: theme.spacing(1),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0 },
}));

const dateText = (iso: string): string =>
  new Date(iso).toLocaleDateString(localeFor(undefined), {
    dateStyle: 'long',
    timeZone: 'Africa/Nairobi',
  });

function consentText({ given, at, version }: Consent): string {
  const date = dateText(at);
  if (!version)
    return given ? t('Given on {date}', { date }) : t('Not given, since {date}', { date });
  return given
    ? t('Given on {date} (version {version})', { date, version })
    : t('Not given, since {date} (version {version})', { date, version });
}

/** What the member agreed to, and when. */
export function Consents({ profile }: { profile: Profile }) {
  const paths = usePaths();
  const consents = latestConsents(profile.consents);
  return (
    <Section
      title={t('Consents')}
      lead={consents.length === 0 && t('You have not been asked for any consent yet.')}
    >
      {consents.length > 0 && (
        <>
          <List>
            {consents.map((consent) => (
              <div key={consent.kind}>
                <dt>{t(CONSENT_NAMES[consent.kind])}</dt>
                <dd>{consentText(consent)}</dd>
              </div>
            ))}
          </List>
          <Typography variant="body2">
            {rich(
              'You can change the newsletter above and the others in <form>your form</form>. The <terms>Terms & Conditions</terms> apply for as long as you have an account.',
              {
                form: (inner) => (
                  <Link component={RouterLink} to={paths.profileCompletion(profile.user_type)}>
                    {inner}
                  </Link>
                ),
                terms: (inner) => <RouterLink to={paths.terms}>{inner}</RouterLink>,
              },
            )}
          </Typography>
        </>
      )}
    </Section>
  );
}
