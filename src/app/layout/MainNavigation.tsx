import { styled } from '@mui/material/styles';
import { t } from '../../../domain/language';
import { usePaths } from '../../paths';
import { AboutMenu } from './AboutMenu';
import { topBarLinks } from './navigation';
import { NavLink } from './NavItem';

const Nav = styled('nav')(({ theme }) => ({
  marginLeft: theme.spacing(3),
  // A member's buttons beside the links need the width of a desktop.
  [theme.breakpoints.down('lg')]: { display: 'none' },
  '& > ul': { display: 'flex', gap: theme.spacing(0.5), margin: 0, padding: 0, listStyle: 'none' },
}));

/** The links of the top bar on a wide screen. */
export function MainNavigation() {
  return (
    <Nav aria-label={t('Main')}>
      <ul>
        {topBarLinks(usePaths()).map((item) => (
          <li key={item.link_name}>
            {item.link_type === 'dropdown' ? (
              <AboutMenu item={item} />
            ) : (
              <NavLink end to={item.link_url}>
                {item.link_name}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </Nav>
  );
}
