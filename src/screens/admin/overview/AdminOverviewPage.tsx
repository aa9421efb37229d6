import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useSessionState } from '../../../actors/session';
import { usePaths } from '../../../paths';
import { Page, PageTitle } from '../../../ui/Page';
import { areasOf } from '../adminAreas';

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

/** Specification 2.2, /vetting/admin: every page of the area that the viewer may open. */
export default function AdminOverviewPage() {
  const paths = usePaths();
  /** The page stays when the session expires. */
  const viewer = useSessionState(({ context }) => context.user);
  return (
    <Page
      title="Admin"
      description="The pages of the admin area, and what each is for."
      maxWidth="md"
      isPersonal
    >
      <PageTitle variant="h2">Admin</PageTitle>
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
