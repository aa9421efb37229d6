import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../../domain/language';
import { OVERVIEW_DAYS, type AdminOverview } from '../../../../../domain/contract/admin/overview';
import { usePaths } from '../../../../paths';
import { PlainTable } from '../../../../ui/PlainTable';
import { countText, momentText } from '../../../../ui/format';
import { Figures } from './Figures';

/** `passwordReset` as words. */
const kindText = (kind: string): string => {
  const words = kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words === '' ? 'Other' : words.charAt(0).toUpperCase() + words.slice(1);
};

/** Emails that were given up, by kind. To whom they went is not kept. */
export function MailFigures({ mails: { failed, waiting } }: Pick<AdminOverview, 'mails'>) {
  const paths = usePaths();
  const total = failed.reduce((sum, { mails }) => sum + mails, 0);
  return (
    <Figures title={t('Emails')}>
      <Typography>
        {total === 0 ? 'No email' : countText(total, 'email')} failed in the last {OVERVIEW_DAYS}{' '}
        days. {countText(waiting, 'email')} on the way.
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
                <th scope="row">{kindText(kind)}</th>
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
