import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router';
import { t } from '../../../../domain/language';
import { changedSinceText } from '../../../../domain/changedSinceText';
import type { ShortListing } from '../../../../domain/contract/listing';
import { usePaths } from '../../../paths';
import { EntryRow } from '../../../ui/EntryRow';
import { RowCover } from '../../../ui/RowCover';
import { SkeletonBlock } from '../../../ui/SkeletonBlock';
import { Initials } from '../../../ui/Initials';
import { placeName } from '../../../entities/listing/contact';
import { BadgeList } from './BadgeList';
import { LevelNote } from '../../../entities/level/LevelNote';

const Signs = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
  marginTop: theme.spacing(1),
  gridColumn: '1 / -1',
  [theme.breakpoints.up('sm')]: { gridColumn: 2 },
}));

interface Props {
  listing: ShortListing;
  isFar: boolean;
}

export function ListingRow({ listing, isFar }: Props) {
  const paths = usePaths();
  const { search } = useLocation();
  const { name, slug, logo, cover, summary, category, other_categories, badges } = listing;
  const { level, claimed, changed_since } = listing;
  return (
    <EntryRow hasCover={Boolean(cover)}>
      <RowCover picture={cover} isFirst={!isFar} isFar={isFar} />
      <Initials name={name} src={logo} size={56} />
      <div>
        <Typography variant="h4" component="h3">
          <Link
            component={RouterLink}
            to={paths.listing(slug)}
            state={{ directorySearch: search }}
            color="inherit"
            underline="hover"
          >
            {name}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[category, ...other_categories].map((each) => t(each)).join(', ')} · {placeName(listing)}
        </Typography>
        <Typography sx={{ mt: 0.75 }}>{summary}</Typography>
      </div>
      <Signs>
        <BadgeList badges={badges} />
        {level && <LevelNote level={level} />}
        {!claimed && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t('Unclaimed')}
          </Typography>
        )}
        {changed_since && (
          <Typography variant="body2">{changedSinceText(changed_since)}</Typography>
        )}
      </Signs>
    </EntryRow>
  );
}

export function ListingRowSkeleton() {
  return (
    <EntryRow aria-hidden>
      <SkeletonBlock sx={{ width: 56, height: 56, borderRadius: '50%' }} />
      <div>
        <SkeletonBlock sx={{ width: '55%' }} />
        <SkeletonBlock sx={{ width: '40%', height: 16 }} />
        <SkeletonBlock sx={{ marginTop: '12px' }} />
        <SkeletonBlock sx={{ width: '70%' }} />
        <SkeletonBlock sx={{ width: '60%', height: 16, marginTop: '12px' }} />
      </div>
    </EntryRow>
  );
}
