import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { NavigationGroup } from './drawerGroups';
import { NavLink } from './NavItem';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

const Item = styled(NavLink)(({ theme }) => ({
  width: `calc(100% + ${theme.spacing(3)})`,
  marginInline: theme.spacing(-1.5),
  '&[aria-current="page"]': {
    boxShadow: `inset 4px 0 0 ${theme.vars.palette.accent.main}`,
    borderRadius: '0 8px 8px 0',
  },
}));

export function DrawerGroup({ group }: { group: NavigationGroup }) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId}>
      <Typography id={headingId} variant="overline" component="h2" color="text.secondary">
        {group.heading}
      </Typography>
      <List>
        {group.links.map(({ link_name, link_url }) => (
          <li key={link_url}>
            <Item end to={link_url}>
              {link_name}
            </Item>
          </li>
        ))}
      </List>
    </nav>
  );
}
