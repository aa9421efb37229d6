import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { ListingOverview } from '../../../../domain/contract/listing';
import { useConfig } from '../../../config';
import { usePaths } from '../../../paths';
import { Mosaic } from '../../../ui/illustrations/Mosaic';
import { PageTitle } from '../../../ui/Page';
import { JoinButton, type JoinProps } from './JoinButton';
import { Container } from '../../../ui/Section';

const Grid = styled(Container)(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: theme.spacing(4),
  paddingBlock: theme.spacing(4, 2),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '7fr 5fr',
    gap: theme.spacing(8),
    paddingBlock: theme.spacing(8, 4),
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(4),
}));

const figuresText = ({ businesses, counties, categories }: ListingOverview): string =>
  `${businesses} businesses in ${counties} of 47 counties, from ${categories} categories.`;

interface Props extends JoinProps {
  overview: ListingOverview | null;
}

/** The promise of the product, with its two main actions. */
export function Hero({ overview, ...join }: Props) {
  const { productName } = useConfig();
  const paths = usePaths();
  return (
    <Grid>
      <div>
        <PageTitle>Buy from Kenyan businesses that show the good they do</PageTitle>
        <Typography variant="subtitle1" component="p" sx={{ mt: 2, maxWidth: '56ch' }}>
          {productName} lists businesses by what they do for workers, neighbours and nature. Each
          says which criteria it meets, and our team reads it before you do.
        </Typography>
        <Actions>
          <Button component={Link} to={paths.directory} variant="contained" size="large">
            Browse the directory
          </Button>
          <JoinButton variant="outlined" {...join} />
        </Actions>
        <Typography variant="body2" sx={{ mt: 3, minHeight: '1.6em', color: 'text.secondary' }}>
          {overview && overview.businesses > 0 && figuresText(overview)}
        </Typography>
      </div>
      <Mosaic />
    </Grid>
  );
}
