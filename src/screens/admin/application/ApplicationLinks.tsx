import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../domain/language';
import type { VettingReport } from '../../../../domain/contract/assessment';
import { usePaths } from '../../../paths';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-block', paddingBlock: theme.spacing(1) },
}));

interface Props {
  business: VettingReport['business'];
  /** The key that opens the report. */
  reportKey?: string | undefined;
}

/** The pages on which an admin reads everything about a business. */
export function ApplicationLinks({ business, reportKey }: Props) {
  const paths = usePaths();
  const { user_id, name: listed } = business;
  const links = [
    { to: `${paths.report}?as_user=${user_id}`, name: t('Report'), key: reportKey },
    { to: `${paths.vetting}?as_user=${user_id}`, name: t('Answers') },
    { to: `${paths.adminListings}?q=${encodeURIComponent(listed)}`, name: t('Listing') },
  ];
  return (
    <List>
      {links.map(({ to, name, key }) => (
        <li key={name}>
          <Link component={RouterLink} to={to} aria-keyshortcuts={key}>
            {name}
          </Link>
        </li>
      ))}
    </List>
  );
}
