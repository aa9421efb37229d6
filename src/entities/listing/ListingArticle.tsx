import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { otherLanguage, t } from '../../../domain/language';
import { changedSinceText } from '../../../domain/changedSinceText';
import type { Listing } from '../../../domain/contract/listing';
import { themeColor } from '../../theme/palette';
import { PictureButton } from '../../ui/PictureButton';
import { Cloth } from '../../ui/illustrations/Cloth';
import { Initials } from '../../ui/Initials';
import { Notice } from '../../ui/Notice';
import { PageTitle } from '../../ui/Page';
import { ThemeChip } from '../theme/ThemeChip';
import { placeName, type OnReach } from './contact';
import { ListingColumns } from './ListingColumns';
import { ContactBar } from './ContactBar';
import { ContactCard } from './ContactCard';
import { ListingCover, MorePhotos } from './ListingPhotos';
import { ListingProducts } from './ListingProducts';
import { Evidence } from './Evidence';
import { ReviewNote } from './ReviewNote';
import { UnclaimedNotice } from './UnclaimedNotice';
import type { ListingWords } from './badgeEvidence';

const Head = styled('header')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  '& .cloth': {
    height: 72,
    overflow: 'hidden',
    borderRadius: 14,
    printColorAdjust: 'exact',
    [theme.breakpoints.up('md')]: { height: 104 },
  },
  '& .logo': {
    width: ['-moz-fit-content', 'fit-content'],
    padding: 4,
    marginTop: -40,
    marginLeft: theme.spacing(2),
    marginBottom: theme.spacing(1.5),
    borderRadius: '50%',
    position: 'relative',
    // Above a cover that waits for a tap.
    zIndex: 1,
    backgroundColor: theme.vars.palette.background.default,
  },
}));

const Themes = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: theme.spacing(0, 0, 4),
  padding: 0,
  listStyle: 'none',
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginTop: theme.spacing(4),
  '@media print': { display: 'none' },
}));

const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** Shown above a description when it or another statement has changed since its review. */
const ChangedNotice = ({ since }: { since: string }) => (
  <Box sx={{ mb: 2 }}>
    <Notice tone="info">{`${changedSinceText(since)}. ${t('Our team has not seen the change yet.')}`}</Notice>
  </Box>
);

interface Props {
  listing: Listing;
  words: ListingWords;
  /** Inside another page, which has the heading. */
  isPreview?: boolean;
  /** What visitors can do with it. */
  actions?: ReactNode;
  /** What the business can do to take over an unclaimed listing. */
  claim?: ReactNode;
  onReach?: OnReach;
}

/** A business as the directory shows it. */
export function ListingArticle({
  listing,
  words,
  isPreview = false,
  actions,
  claim,
  onReach,
}: Props) {
  const { name, logo, pictures, category, other_categories, themes, founding_year } = listing;
  const { description, changed_since, products } = listing;
  const [theme = 'community action'] = themes;
  const lang = otherLanguage(listing.in_language);
  const small = <Initials name={name} src={logo} size={80} />;
  const facts = [
    [category, ...other_categories].map((each) => t(each)).join(', '),
    placeName(listing),
    founding_year && t('since {year}', { year: founding_year }),
  ];
  return (
    <article>
      <Head>
        {pictures.length > 0 ? (
          <ListingCover name={name} pictures={pictures} />
        ) : (
          <div className="cloth">
            <Cloth seed={name} color={themeColor(theme)} columns={24} />
          </div>
        )}
        <div className="logo">
          {logo ? (
            <PictureButton src={logo} alt={t('Logo of {name}', { name })}>
              {small}
            </PictureButton>
          ) : (
            small
          )}
        </div>
        {isPreview ? (
          <Typography variant="h2" component="h3">
            {name}
          </Typography>
        ) : (
          <PageTitle variant="h2">{name}</PageTitle>
        )}
        <Typography sx={{ color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        <Typography lang={lang} sx={{ mt: 1 }}>
          {listing.summary}
        </Typography>
        {listing.claimed ? (
          <ReviewNote listing={listing} words={words} />
        ) : (
          <UnclaimedNotice claim={claim} />
        )}
      </Head>
      <ContactBar listing={listing} isFixed={!isPreview} onReach={onReach} />
      <ListingColumns>
        <div>
          <ListingProducts products={products} lang={lang} />
          <MorePhotos name={name} pictures={pictures} />
          {changed_since && <ChangedNotice since={changed_since} />}
          {paragraphs(description).map((paragraph) => (
            <Typography key={paragraph} lang={lang} sx={{ mb: 2 }}>
              {paragraph}
            </Typography>
          ))}
          <Themes aria-label={t('Themes')}>
            {themes.map((item) => (
              <li key={item}>
                <ThemeChip theme={item} />
              </li>
            ))}
          </Themes>
          <Evidence listing={listing} words={words} />
          {actions && <Actions>{actions}</Actions>}
        </div>
        <ContactCard listing={listing} onReach={onReach} />
      </ListingColumns>
    </article>
  );
}
