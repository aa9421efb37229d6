import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { usePaths } from '../../paths';
import { Page, PageTitle } from '../../ui/Page';

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginTop: theme.spacing(3),
}));

export default function NotFoundPage() {
  const paths = usePaths();
  return (
    <Page
      title="Page not found (404)"
      description="There is no page at this address."
      maxWidth="md"
    >
      <PageTitle>Page not found</PageTitle>
      <Typography variant="subtitle1">
        There is no page at this address (error 404). It may have moved, or the link may be
        incomplete.
      </Typography>
      <Ways>
        <Button component={Link} to={paths.home} variant="contained">
          Go to the home page
        </Button>
        <Button component={Link} to={paths.directory} variant="outlined">
          Browse the Business Directory
        </Button>
      </Ways>
    </Page>
  );
}
