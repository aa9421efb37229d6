import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../../domain/language';
import type { Listing } from '../../../domain/contract/listing';
import { ListingArticle } from './ListingArticle';
import type { ListingWords } from './badgeEvidence';

const Frame = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  borderRadius: 14,
  border: `1px dashed ${theme.vars.palette.control}`,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4) },
}));

interface Props {
  listing: Listing;
  words: ListingWords;
}

/** The listing as the public sees it. */
export function ListingPreview({ listing, words }: Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('As the public sees it')}
      </Typography>
      <Frame>
        <ListingArticle listing={listing} words={words} isPreview />
      </Frame>
    </section>
  );
}
