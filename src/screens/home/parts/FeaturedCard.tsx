import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ShortListing } from '../../../../domain/contract/listing';
import { usePaths } from '../../../paths';
import { themeColor } from '../../../theme/palette';
import { SkeletonBlock } from '../../../ui/SkeletonBlock';
import { Cloth } from '../../../ui/illustrations/Cloth';
import { TextLink } from './TextLink';

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  maxWidth: 'none',
  '& .cloth': {
    height: 88,
    overflow: 'hidden',
    borderRadius: 14,
    marginBottom: theme.spacing(2),
  },
  // The whole card is the link's target, while its name alone is read.
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 14 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 4,
  },
}));

export function FeaturedCard({ listing }: { listing: ShortListing }) {
  const paths = usePaths();
  const { name, slug, summary, category, address_locality, themes } = listing;
  const [theme = 'community action'] = themes;
  return (
    <Item>
      <div className="cloth">
        <Cloth seed={name} color={themeColor(theme)} />
      </div>
      <Typography variant="h3">
        <TextLink to={paths.listing(slug)}>{name}</TextLink>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
        {category} · {address_locality}
      </Typography>
      <Typography sx={{ mt: 1 }}>{summary}</Typography>
    </Item>
  );
}

export function FeaturedSkeleton() {
  return (
    <Item aria-hidden>
      <SkeletonBlock className="cloth" />
      <SkeletonBlock sx={{ width: '60%', height: 26 }} />
      <SkeletonBlock sx={{ width: '45%', height: 16 }} />
      <SkeletonBlock sx={{ marginTop: '12px' }} />
      <SkeletonBlock sx={{ width: '80%' }} />
    </Item>
  );
}
