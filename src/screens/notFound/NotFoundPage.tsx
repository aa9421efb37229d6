import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { t } from '../../../domain/language';
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
      title={t('Page not found (404)')}
      description={t('There is no page at this address.')}
      maxWidth="md"
    >
      <PageTitle>{t('Page not found')}</PageTitle>
      <Typography variant="subtitle1">
        {t(
          'There is no page at this address (error 404). It may have moved, or the link may be incomplete.',
        )}
      </Typography>
      <Ways>
        <Button component={Link} to={paths.home} variant="contained">
          {t('Go to the home page')}
        </Button>
        <Button component={Link} to={paths.directory} variant="outlined">
          {t('Browse the Business Directory')}
        </Button>
      </Ways>
    </Page>
  );
}
