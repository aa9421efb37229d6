import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { t } from '../../../domain/language';
import { useConfig } from '../../config';
import { usePaths } from '../../paths';
import { Band } from '../../ui/Band';
import { InstagramIcon, LinkedInIcon, MailIcon, XIcon } from '../../ui/icons';
import { renderedWhenNear } from '../../ui/renderedWhenNear';
import { useNow } from '../../ui/useNow';
import { Logo } from './Logo';
import { footerLinks } from './navigation';

const Root = styled('footer')(renderedWhenNear(440, 352), ({ theme }) => ({
  backgroundColor: theme.vars.palette.background.subtle,
  '@media print': { display: 'none' },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  maxWidth: 1200,
  marginInline: 'auto',
  padding: theme.spacing(5, 2, 3),
  [theme.breakpoints.down('sm')]: {
    gap: theme.spacing(2),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    paddingTop: theme.spacing(3),
    paddingBottom: theme.spacing(1.5),
    '& > div': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('md')]: { padding: theme.spacing(6, 4, 3) },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& h2': { marginBottom: theme.spacing(1) },
  '& li a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 44,
    color: theme.vars.palette.text.primary,
    textUnderlineOffset: '0.2em',
    textDecorationColor: theme.vars.palette.control,
    '&:hover': { textDecorationColor: 'currentColor' },
  },
}));

const Credits = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 3),
  maxWidth: 1200,
  marginInline: 'auto',
  padding: theme.spacing(0, 2, 2),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(4) },
}));

const readYear = (now: number) => new Date(now).getUTCFullYear();

/** Links alone, so it is taken over with the first input. */
export default function Footer() {
  const { productName, contactEmail, social, poweredBy, stateCharts } = useConfig();
  const year = useNow(readYear);
  const networks = [
    { name: 'X', url: social.x, Icon: XIcon },
    { name: 'LinkedIn', url: social.linkedin, Icon: LinkedInIcon },
    { name: 'Instagram', url: social.instagram, Icon: InstagramIcon },
  ];
  return (
    <Root>
      <Band />
      <Columns>
        <div>
          <Logo />
          <ul>
            <li>
              <a href={`mailto:${contactEmail}`}>
                <MailIcon />
                {contactEmail}
              </a>
            </li>
          </ul>
        </div>
        <nav aria-labelledby="footer-legal">
          <Typography id="footer-legal" variant="h4" component="h2">
            {t('Good to know')}
          </Typography>
          <ul>
            {footerLinks(usePaths(), stateCharts).map(({ link_name, link_url }) => (
              <li key={link_url}>
                <Link to={link_url}>{link_name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-social">
          <Typography id="footer-social" variant="h4" component="h2">
            {t('Follow us')}
          </Typography>
          <ul>
            {networks.map(({ name, url, Icon }) => (
              <li key={name}>
                <a href={url} rel="noreferrer">
                  <Icon />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Columns>
      <Credits>
        <Typography variant="body2">
          © {year} {productName}
        </Typography>
        <Typography variant="body2">
          {t('Powered by {poweredBy}', { poweredBy: t(poweredBy) })}
        </Typography>
      </Credits>
    </Root>
  );
}
