import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../domain/language';
import type { Listing } from '../../../domain/contract/listing';
import { renderedWhenNear } from '../../ui/renderedWhenNear';
import { BadgeEvidence } from '../evidence/BadgeEvidence';
import { evidenceOf, type ListingWords } from './badgeEvidence';

const Root = styled('section')(renderedWhenNear(423, 288));

interface Props {
  listing: Listing;
  words: ListingWords;
}

/** Each badge of the business with the facts behind it. */
export function Evidence({ listing, words }: Props) {
  const evidence = evidenceOf(words.criteria, listing);
  if (evidence.length === 0) return null;
  return (
    <Root>
      <Typography variant="h3" component="h2">
        {t('The badges and the facts behind them')}
      </Typography>
      {evidence.map(({ criterion, facts }) => (
        <BadgeEvidence key={criterion.badge} criterion={criterion} facts={facts} />
      ))}
    </Root>
  );
}
