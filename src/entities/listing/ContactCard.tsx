import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { otherLanguage, t } from '../../../domain/language';
import type { Listing } from '../../../domain/contract/listing';
import { labelOf, namesWith } from '../../../domain/listing/fields';
import {
  contactLinks,
  mapHref,
  OUTSIDE,
  placeName,
  type ContactLink,
  type OnReach,
} from './contact';
import { CONTACT_ICONS } from './contactIcons';

const Card = styled('aside')(({ theme }) => ({
  padding: theme.spacing(3),
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& ul': { margin: theme.spacing(1, 0, 0), padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.5), minHeight: 44 },
  '& li a': { paddingBlock: 10, minWidth: 0, overflowWrap: 'anywhere' },
  '& svg': { color: theme.vars.palette.primary.main },
  '& h3': { marginTop: theme.spacing(2) },
  '@media print': {
    breakInside: 'avoid',
    // Paper has no links: what a name leads to is spelled out.
    '& li a[href^="http"]::after': { content: '" " attr(href)' },
  },
}));

function ContactIcon({ kind }: { kind: ContactLink['kind'] }) {
  const Icon = CONTACT_ICONS[kind];
  return <Icon />;
}

const TEXTS = namesWith({ step: 'reach', kind: 'text' });

const Contact = ({ kind, label, href, onReach }: ContactLink & { onReach: OnReach }) => (
  <li>
    <ContactIcon kind={kind} />
    <Link
      href={href}
      {...(href.startsWith('http') && OUTSIDE)}
      onClick={() => {
        if (kind === 'call' || kind === 'whatsapp') onReach?.(kind);
      }}
    >
      {label}
    </Link>
  </li>
);

interface Props {
  listing: Listing;
  onReach: OnReach;
}

export function ContactCard({ listing, onReach }: Props) {
  const { street_address } = listing;
  const links = contactLinks(listing);
  const lang = otherLanguage(listing.in_language);
  return (
    <Card aria-label={t('Contact')}>
      <Typography variant="h4" component="h2">
        {t('Contact')}
      </Typography>
      {links.length > 0 ? (
        <ul>
          {links.map((link) => (
            <Contact key={link.kind + link.href} {...link} onReach={onReach} />
          ))}
        </ul>
      ) : (
        <Typography sx={{ mt: 1 }}>{t('This business has published no contact yet.')}</Typography>
      )}
      <Typography variant="h5" component="h3">
        {t('Place')}
      </Typography>
      {street_address && <Typography lang={lang}>{street_address}</Typography>}
      <Typography>{placeName(listing)}</Typography>
      <Typography sx={{ displayPrint: 'none' }}>
        <Link
          href={mapHref(listing)}
          {...OUTSIDE}
          onClick={() => onReach?.('directions')}
          sx={{ display: 'inline-block', py: 1.25 }}
        >
          {t('Show on OpenStreetMap')}
        </Link>
      </Typography>
      {TEXTS.map(
        (name) =>
          listing[name] && (
            <Fragment key={name}>
              <Typography variant="h5" component="h3">
                {labelOf(name)}
              </Typography>
              <Typography lang={lang}>{listing[name]}</Typography>
            </Fragment>
          ),
      )}
    </Card>
  );
}
