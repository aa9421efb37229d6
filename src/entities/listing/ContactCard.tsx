import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { Listing } from '../../../domain/contract/listing';
import { labelOf, namesWith } from '../../../domain/listing/fields';
import { line } from '../../ui/illustrations/line';
import { contactLinks, mapHref, placeName, type ContactLink } from './contact';

const Card = styled('aside')(({ theme }) => ({
  padding: theme.spacing(3),
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('md')]: { order: -1 },
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

const ICONS: Record<ContactLink['kind'], ReturnType<typeof line>> = {
  call: line(
    'M6 3h3l1.5 5-2 1.5a12 12 0 0 0 6 6l1.5-2 5 1.5v3a2 2 0 0 1-2 2A15 15 0 0 1 4 5a2 2 0 0 1 2-2z',
  ),
  whatsapp: line(
    'M4 20l1.3-4A8 8 0 1 1 8.2 19zM9 9c0 3.5 2.5 6 6 6l1-2-2-1-1 1a5 5 0 0 1-2-2l1-1-1-2z',
  ),
  email: line('M4 6h16v12H4zM4.5 6.5l7.5 6.5 7.5-6.5'),
  website: line('M12 3a9 9 0 1 0 .01 0zM3.5 12h17M12 3c5 6 5 12 0 18M12 3c-5 6-5 12 0 18'),
  social: line(
    'M17 4a2.5 2.5 0 1 0 .01 0zM7 9.5a2.5 2.5 0 1 0 .01 0zM17 15a2.5 2.5 0 1 0 .01 0zM9.3 11l5.4-3.2M9.3 13.2l5.4 3',
  ),
};

function ContactIcon({ kind }: { kind: ContactLink['kind'] }) {
  const Icon = ICONS[kind];
  return <Icon />;
}

const TEXTS = namesWith({ step: 'reach', kind: 'text' });

/** These leave the site for a page that the business chose: nothing of ours goes with it. */
const outside = { target: '_blank', rel: 'noopener noreferrer nofollow' };

const Contact = ({ kind, label, href }: ContactLink) => (
  <li>
    <ContactIcon kind={kind} />
    <Link href={href} {...(href.startsWith('http') && outside)}>
      {label}
    </Link>
  </li>
);

export function ContactCard({ listing }: { listing: Listing }) {
  const { street_address } = listing;
  const links = contactLinks(listing);
  return (
    <Card aria-label="Contact">
      <Typography variant="h4" component="h2">
        Contact
      </Typography>
      {links.length > 0 ? (
        <ul>
          {links.map((link) => (
            <Contact key={link.kind + link.href} {...link} />
          ))}
        </ul>
      ) : (
        <Typography sx={{ mt: 1 }}>This business has published no contact yet.</Typography>
      )}
      <Typography variant="h5" component="h3">
        Place
      </Typography>
      {street_address && <Typography>{street_address}</Typography>}
      <Typography>{placeName(listing)}</Typography>
      <Typography sx={{ displayPrint: 'none' }}>
        <Link href={mapHref(listing)} {...outside} sx={{ display: 'inline-block', py: 1.25 }}>
          Show on OpenStreetMap
        </Link>
      </Typography>
      {TEXTS.map(
        (name) =>
          listing[name] && (
            <Fragment key={name}>
              <Typography variant="h5" component="h3">
                {labelOf(name)}
              </Typography>
              <Typography>{listing[name]}</Typography>
            </Fragment>
          ),
      )}
    </Card>
  );
}
