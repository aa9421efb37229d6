import Typography from '@mui/material/Typography';
import type { Listing } from '../../../domain/contract/listing';
import { BadgeEvidence } from '../evidence/BadgeEvidence';
import { evidenceOf, type ListingWords } from './badgeEvidence';

interface Props {
  listing: Listing;
  words: ListingWords;
}

/** Each badge of the business with the facts behind it. */
export function Evidence({ listing, words }: Props) {
  const evidence = evidenceOf(words.criteria, listing);
  if (evidence.length === 0) return null;
  return (
    <section>
      <Typography variant="h3" component="h2">
        The badges and the facts behind them
      </Typography>
      {evidence.map(({ criterion, facts }) => (
        <BadgeEvidence key={criterion.badge} criterion={criterion} facts={facts} />
      ))}
    </section>
  );
}
