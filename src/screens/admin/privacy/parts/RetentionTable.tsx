import { t } from '../../../../../domain/language';
import { RETENTION } from '../../../../../domain/retention';
import { countText } from '../../../../ui/format';
import { PlainTable } from '../../../../ui/PlainTable';
import { ScrollRegion } from '../../../../ui/ScrollRegion';
import { TextSection } from '../../../../ui/TextSection';

const timeText = (days: number): string =>
  days % 365 === 0 ? countText(days / 365, 'year') : countText(days, 'day');

const keptText = ({ days, since }: (typeof RETENTION)[keyof typeof RETENTION]): string =>
  days === 0
    ? t('Until {moment}', { moment: t(since) })
    : t('{time} after {moment}', { time: timeText(days), moment: t(since) });

/** What the server removes by itself, and when. */
export const RetentionTable = () => (
  <TextSection title={t('How long data are kept')} id="retention">
    <p>
      {t(
        'The server removes these by itself, within an hour. Accounts and what belongs to them stay until their owners delete them.',
      )}
    </p>
    <ScrollRegion label={t('Data and their times')}>
      <PlainTable>
        <thead>
          <tr>
            <th scope="col">{t('What')}</th>
            <th scope="col">{t('How long')}</th>
            <th scope="col">{t('Why')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(RETENTION).map(([key, row]) => (
            <tr key={key}>
              <th scope="row">{t(row.what)}</th>
              <td>{keptText(row)}</td>
              <td>{t(row.why)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </ScrollRegion>
  </TextSection>
);
