import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import { useSessionState } from '../../../actors/session';
import { usePaths } from '../../../paths';
import { lazyComponent } from '../../../ui/lazyComponent';
import { LazyPart } from '../../../ui/LazyPart';
import { Page, PageTitle } from '../../../ui/Page';
import { useMay } from '../../../entities/member/useMay';
import { areasOf } from '../adminAreas';

const Dashboard = lazyComponent(
  () => import(/* webpackChunkName: "admin-dashboard" */ './Dashboard'),
);

const Areas = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: theme.spacing(3, 0, 0),
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  '& > li': {
    maxWidth: 'none',
    padding: theme.spacing(2),
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 },
}));

/** Specification 2.2, /vetting/admin: for admins the figures of the product; every page that the viewer may open. */
export default function AdminOverviewPage() {
  const paths = usePaths();
  /** The page stays when the session expires. */
  const viewer = useSessionState(({ context }) => context.user);
  const seesFigures = useMay('seeFigures');
  return (
    <Page
      title={t('Admin')}
      description={t('The pages of the admin area, and what each is for.')}
      maxWidth={seesFigures ? 'lg' : 'md'}
      isPersonal
    >
      <PageTitle variant="h2">{t('Admin')}</PageTitle>
      {seesFigures && (
        <LazyPart message={t('The figures could not be loaded.')}>
          <Dashboard />
        </LazyPart>
      )}
      <Areas>
        {(viewer ? areasOf(paths, viewer) : []).map(({ name, path, text }) => (
          <li key={path}>
            <Link component={RouterLink} to={path}>
              {name}
            </Link>
            <Typography>{text}</Typography>
          </li>
        ))}
      </Areas>
    </Page>
  );
}
