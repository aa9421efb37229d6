import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { localeFor, t } from '../../../../domain/language';
import type { FeaturedListing } from '../../../../domain/contract/listing';
import { usePaths } from '../../../paths';
import { themeColor } from '../../../theme/palette';
import { Photo } from '../../../ui/Photo';
import { SkeletonBlock } from '../../../ui/SkeletonBlock';
import { Cloth } from '../../../ui/illustrations/Cloth';
import { TextLink } from './TextLink';

/** A picture above what it is of; beside it on a phone, where three have their place. */
const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  maxWidth: 'none',
  '& .cloth': { aspectRatio: '16 / 9', overflow: 'hidden', borderRadius: 14 },
  '& h3': { marginTop: theme.spacing(2), fontSize: theme.typography.h4.fontSize },
  '& .place': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    columnGap: theme.spacing(2),
    '& .picture > *': { aspectRatio: '1' },
    '& h3': { marginTop: 0 },
  },
  // The whole card is the link's target, while its name alone is read.
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 14 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 4,
  },
}));

const allOf = (names: readonly string[]): string =>
  new Intl.ListFormat(localeFor('en-GB'), { type: 'unit' }).format(names);

export function FeaturedCard({ listing }: { listing: FeaturedListing }) {
  const paths = usePaths();
  const { name, slug, cover, summary, category, address_locality, themes, sells } = listing;
  const [theme = 'community action'] = themes;
  return (
    <Item>
      <div className="picture">
        {cover ? (
          <Photo
            photo={cover}
            alt={cover.alt}
            ratio="16 / 9"
            sizes="(min-width: 900px) 360px, (min-width: 600px) 45vw, 200px"
          />
        ) : (
          <div className="cloth">
            <Cloth seed={name} color={themeColor(theme)} />
          </div>
        )}
      </div>
      <div>
        <Typography variant="h3">
          <TextLink to={paths.listing(slug)}>{name}</TextLink>
        </Typography>
        <Typography variant="body2" className="place">
          {t(category)} · {address_locality}
        </Typography>
        <Typography variant="body2">
          {sells.length > 0 ? t('Sells {things}', { things: allOf(sells) }) : summary}
        </Typography>
      </div>
    </Item>
  );
}

export function FeaturedSkeleton() {
  return (
    <Item aria-hidden>
      <div className="picture">
        <SkeletonBlock className="cloth" sx={{ height: 'auto' }} />
      </div>
      <div>
        <SkeletonBlock sx={{ width: '60%', height: 26 }} />
        <SkeletonBlock sx={{ width: '45%', height: 16 }} />
        <SkeletonBlock sx={{ width: '80%' }} />
      </div>
    </Item>
  );
}
