import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { COMMUNITY_ZONE } from '../../../domain/calendar';
import { changedSinceText } from '../../../domain/changedSinceText';
import type { Listing } from '../../../domain/contract/listing';
import { LevelNote } from '../level/LevelNote';
import type { ListingWords } from './badgeEvidence';

interface Props {
  listing: Listing;
  words: ListingWords;
}

const Note = styled('div')(({ theme }) => ({
  margin: theme.spacing(4, 0),
  padding: theme.spacing(2.5, 3),
  borderLeft: `4px solid ${theme.vars.palette.accent.main}`,
  borderRadius: '0 14px 14px 0',
  backgroundColor: theme.vars.palette.background.subtle,
}));

const longDate = (iso: string): string | null => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? null
    : new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: COMMUNITY_ZONE }).format(
        date,
      );
};

/** What the community's team vouches for, and what it does not. */
export function ReviewNote({ listing, words }: Props) {
  const { name, level, verified_at, changed_since } = listing;
  const date = verified_at && longDate(verified_at);
  return (
    <Note>
      {level && (
        <>
          <LevelNote level={level} />
          {changed_since && (
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {changedSinceText(changed_since)}
            </Typography>
          )}
          <Typography sx={{ my: 0.5 }}>
            {name} {words.level}
          </Typography>
        </>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {date ? `Reviewed by our team, ${date}` : 'Reviewed by our team'}
      </Typography>
    </Note>
  );
}
