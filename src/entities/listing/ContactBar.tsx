import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { t } from '../../../domain/language';
import type { Listing } from '../../../domain/contract/listing';
import { contactLinks, directionsHref, OUTSIDE, type OnReach } from './contact';
import { CONTACT_ICONS, DirectionsIcon } from './contactIcons';

/**
 * On a phone it stays in sight: at the lower edge until its own place is reached, then below the top bar. Since
 * that place is kept for it, it covers no end of the page; the banner about cookies lies above it.
 */
const Bar = styled('ul', { shouldForwardProp: (prop) => prop !== 'isFixed' })<{
  isFixed: boolean;
}>(({ theme, isFixed }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  margin: theme.spacing(0, 0, 4),
  padding: theme.spacing(1, 0),
  listStyle: 'none',
  backgroundColor: theme.vars.palette.background.default,
  '& li': { flex: '1 1 auto', minWidth: 0, maxWidth: 'none', margin: 0 },
  '& a': {
    flexDirection: 'column',
    width: '100%',
    minHeight: 56,
    padding: theme.spacing(0.5),
    lineHeight: 1.2,
  },
  [theme.breakpoints.up('sm')]: {
    '& li': { flex: '0 1 auto' },
    '& a': { flexDirection: 'row', gap: 8, minHeight: 48, padding: theme.spacing(1, 2.5) },
  },
  [theme.breakpoints.down('md')]: isFixed && {
    position: 'sticky',
    top: 64,
    bottom: 0,
    zIndex: theme.zIndex.appBar - 1,
    borderBlock: `1px solid ${theme.vars.palette.divider}`,
    // What is given the focus below it is scrolled clear of it.
    '& ~ * :is(a, button, h2)': { scrollMarginTop: 80 },
  },
  '@media print': { display: 'none' },
}));

interface Props {
  listing: Listing;
  /** It stays in sight while the listing is scrolled on a phone. */
  isFixed: boolean;
  onReach: OnReach;
}

/** The quickest ways to reach a business: those that it has published, and the way to it. */
export function ContactBar({ listing, isFixed, onReach }: Props) {
  const links = contactLinks(listing);
  const phone = links.find(({ kind }) => kind === 'call');
  const chat = links.find(({ kind }) => kind === 'whatsapp');
  const { call: CallIcon, whatsapp: WhatsAppIcon } = CONTACT_ICONS;
  return (
    <Bar isFixed={isFixed} aria-label={t('Reach {name}', { name: listing.name })}>
      {phone && (
        <li>
          <Button variant="contained" href={phone.href} onClick={() => onReach?.('call')}>
            <CallIcon />
            {t('Call')}
          </Button>
        </li>
      )}
      {chat && (
        <li>
          <Button
            variant="outlined"
            href={chat.href}
            {...OUTSIDE}
            onClick={() => onReach?.('whatsapp')}
          >
            <WhatsAppIcon />
            {t('WhatsApp')}
          </Button>
        </li>
      )}
      <li>
        <Button
          variant="outlined"
          href={directionsHref(listing)}
          {...OUTSIDE}
          onClick={() => onReach?.('directions')}
        >
          <DirectionsIcon />
          {t('Directions')}
        </Button>
      </li>
    </Bar>
  );
}
