import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Band } from './Band';
import { Cloth } from './illustrations/Cloth';
import { FOREST } from './illustrations/colors';
import { Page, PageTitle } from './Page';

const Header = styled('div')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.subtle,
}));

const Inner = styled('div')(({ theme }) => ({
  maxWidth: 1200,
  marginInline: 'auto',
  padding: theme.spacing(4, 2),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(7, 4) },
}));

const Head = styled(Inner)(({ theme }) => ({
  position: 'relative',
  '& .cloth': {
    position: 'absolute',
    insetBlock: 0,
    right: theme.spacing(4),
    width: '15rem',
    opacity: 0.85,
    [theme.breakpoints.down('md')]: { display: 'none' },
  },
}));

const Columns = styled(Inner)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6, 8),
  paddingBottom: theme.spacing(8),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 15rem',
    alignItems: 'start',
    paddingBottom: theme.spacing(12),
  },
}));

const Neighbours = styled('nav')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 96 },
  '& ul': {
    margin: theme.spacing(1, 0, 0),
    padding: 0,
    listStyle: 'none',
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    marginLeft: -1,
    paddingInline: theme.spacing(2),
    borderLeft: '4px solid transparent',
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& a[aria-current="page"]': {
    fontWeight: 600,
    borderColor: theme.vars.palette.accent.main,
  },
}));

interface Props {
  title: string;
  description: string;
  /** The summary of the page, in two or three sentences. */
  lead: ReactNode;
  /** The name of the group of pages. */
  group: string;
  links: readonly { link_name: string; link_url: string }[];
  children: ReactNode;
}

/** A page to read, with links to the pages around it. */
export function InfoPage({ title, description, lead, group, links, children }: Props) {
  return (
    <Page title={title} description={description} maxWidth="full">
      <Header>
        <Head>
          <PageTitle>{title}</PageTitle>
          <Typography variant="subtitle1" component="p" sx={{ maxWidth: '60ch' }}>
            {lead}
          </Typography>
          <div className="cloth">
            <Cloth seed={title} color={FOREST} columns={6} rows={6} />
          </div>
        </Head>
        <Band />
      </Header>
      <Columns>
        <div>{children}</div>
        <Neighbours aria-label={group}>
          <Typography variant="h4" component="h2">
            {group}
          </Typography>
          <ul>
            {links.map(({ link_name, link_url }) => (
              <li key={link_url}>
                <NavLink end to={link_url}>
                  {link_name}
                </NavLink>
              </li>
            ))}
          </ul>
        </Neighbours>
      </Columns>
    </Page>
  );
}
