import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../../domain/language';
import type { ListingOverview } from '../../../../domain/contract/listing';
import { HOME_LEAD } from '../../../content/homeLead';
import { useConfig } from '../../../config';
import { Mosaic } from '../../../ui/illustrations/Mosaic';
import { PageTitle } from '../../../ui/Page';
import { laterComponent } from '../../../ui/laterComponent';
import { Container } from '../../../ui/Section';

const Grid = styled(Container)(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: theme.spacing(4),
  paddingBlock: theme.spacing(2, 1),
  '& .lead': { marginTop: theme.spacing(1.5), maxWidth: '56ch' },
  '& .figures': {
    minHeight: '1.6em',
    marginTop: theme.spacing(1.5),
    color: theme.vars.palette.text.secondary,
  },
  [theme.breakpoints.down('md')]: { '& .art': { display: 'none' } },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '7fr 4fr',
    gap: theme.spacing(8),
    paddingBlock: theme.spacing(6, 3),
    '& .lead': { fontSize: theme.typography.subtitle1.fontSize },
  },
}));

/** As high as the search, until it is there. */
const Waiting = styled('div')(({ theme }) => ({
  height: 162,
  marginTop: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { height: 50 },
}));

const HomeSearch = laterComponent(
  () => import(/* webpackChunkName: "home-search" */ './HomeSearch'),
  <Waiting />,
);

const figuresText = ({ businesses, counties, categories }: ListingOverview): string =>
  t('{businesses} businesses in {counties} of 47 counties, from {categories} categories.', {
    businesses,
    counties,
    categories,
  });

interface Props {
  overview: ListingOverview | null;
}

/** The promise of the product, and the search. */
export function Hero({ overview }: Props) {
  const { productName, homeLead } = useConfig();
  return (
    <Grid>
      <div>
        <PageTitle>{t('Buy from Kenyan businesses that show the good they do')}</PageTitle>
        <Typography className="lead">{homeLead ?? t(HOME_LEAD, { productName })}</Typography>
        <HomeSearch />
        <Typography variant="body2" className="figures">
          {overview && overview.businesses > 0 && figuresText(overview)}
        </Typography>
      </div>
      <div className="art">
        <Mosaic />
      </div>
    </Grid>
  );
}
