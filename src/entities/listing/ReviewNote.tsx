import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../domain/language';
import { changedSinceText } from '../../../domain/changedSinceText';
import type { Listing } from '../../../domain/contract/listing';
import { longDate } from '../../../domain/longDate';
import { LevelNote } from '../level/LevelNote';
import type { ListingWords } from './badgeEvidence';

interface Props {
  listing: Listing;
  words: ListingWords;
}

const Note = styled('div')(({ theme }) => ({
  margin: theme.spacing(1.5, 0, 0),
  '& .line': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0, 1.5),
  },
}));

/** What the community's team vouches for, and what it does not. */
export function ReviewNote({ listing, words }: Props) {
  const { name, level, verified_at, changed_since } = listing;
  const date = verified_at && longDate(verified_at);
  return (
    <Note>
      <div className="line">
        {level && <LevelNote level={level} />}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {date ? t('Reviewed by our team, {date}', { date }) : t('Reviewed by our team')}
        </Typography>
      </div>
      {level && changed_since && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {changedSinceText(changed_since)}
        </Typography>
      )}
      {level && (
        <Typography variant="body2">
          {name} {words.level}
        </Typography>
      )}
    </Note>
  );
}
