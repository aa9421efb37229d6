import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { plural, t } from '../../../../../domain/language';
import { OVERVIEW_DAYS, type AdminOverview } from '../../../../../domain/contract/admin/overview';
import { usePaths } from '../../../../paths';
import { PlainTable } from '../../../../ui/PlainTable';
import { momentText } from '../../../../ui/format';
import { MAIL_KINDS } from '../mailKinds';
import { Figures } from './Figures';

/** Emails that were given up, by kind. To whom they went is not kept. */
export function MailFigures({ mails: { failed, waiting } }: Pick<AdminOverview, 'mails'>) {
  const paths = usePaths();
  const days = OVERVIEW_DAYS;
  const total = failed.reduce((sum, { mails }) => sum + mails, 0);
  return (
    <Figures title={t('Emails')}>
      <Typography>
        {total === 0
          ? t('No email failed in the last {days} days.', { days })
          : plural(
              total,
              '# email failed in the last {days} days.',
              '# emails failed in the last {days} days.',
              { days },
            )}{' '}
        {plural(waiting, '# email on the way.', '# emails on the way.')}
      </Typography>
      <Link component={RouterLink} to={paths.adminChecks} sx={{ display: 'inline-block', py: 1 }}>
        {t('Check the installation')}
      </Link>
      {failed.length > 0 && (
        <PlainTable>
          <thead>
            <tr>
              <th scope="col">{t('Failed')}</th>
              <th scope="col" className="number">
                {t('Emails')}
              </th>
              <th scope="col">{t('Last time')}</th>
            </tr>
          </thead>
          <tbody>
            {failed.map(({ kind, mails, last_at }) => (
              <tr key={kind}>
                <th scope="row">{t(MAIL_KINDS[kind] ?? kind)}</th>
                <td className="number">{mails}</td>
                <td>{momentText(last_at)}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
    </Figures>
  );
}
