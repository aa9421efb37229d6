import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../domain/language';
import type { RowOf } from '../../../domain/siteLists';
import { ExternalLink } from '../../ui/ExternalLink';
import { useFileAddress } from '../../ui/fileAddress';
import { WHILE_SAVING } from '../../ui/savesData';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: theme.spacing(2), alignItems: 'flex-start', margin: 0 },
  '& img': {
    flexShrink: 0,
    width: 96,
    height: 96,
    objectFit: 'cover',
    borderRadius: 10,
    [WHILE_SAVING]: { display: 'none' },
  },
  '& p': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& a': { display: 'inline-block', paddingBlock: theme.spacing(1) },
}));

interface LinkProps {
  to: string;
  title: string;
}

function More({ to, title }: LinkProps) {
  const label = t('Read more: {title}', { title });
  return to.startsWith('/') ? (
    <Link component={RouterLink} to={to} aria-label={label} sx={{ fontWeight: 600 }}>
      {t('Read more')}
    </Link>
  ) : (
    <ExternalLink href={to} label={label}>
      {t('Read more')}
    </ExternalLink>
  );
}

/** Announcements below the heading that names them. */
export function AnnouncementList({ rows }: { rows: readonly RowOf<'announcements'>[] }) {
  const addressOf = useFileAddress();
  return (
    <List>
      {rows.map(({ title, text, picture, link }) => (
        <li key={`${title} ${text}`}>
          {picture !== '' && (
            <img
              src={`${addressOf(picture)}?width=320`}
              alt=""
              width={96}
              height={96}
              loading="lazy"
            />
          )}
          <div>
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
            <p>{text}</p>
            {link !== '' && <More to={link} title={title} />}
          </div>
        </li>
      ))}
    </List>
  );
}
