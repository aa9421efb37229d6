import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '../../../../../domain/language';
import { PlainTable } from '../../../../ui/PlainTable';
import { ScrollRegion } from '../../../../ui/ScrollRegion';
import { countText, dayText } from '../../../../ui/format';
import type { Subscriber } from '../subscribers';

/** The number of rows that the button adds. */
const STEP = 100;

const accountOf = ({ userType }: Subscriber): string =>
  userType === 'business' ? t('Business') : t('Individual');

/** The subscribers, oldest subscription first. */
export function SubscriberTable({ subscribers }: { subscribers: readonly Subscriber[] }) {
  const [limit, setLimit] = useState(STEP);
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ mt: 3 }}>
        <span role="status">{countText(subscribers.length, 'subscriber')}</span>
      </Typography>
      <ScrollRegion label={t('Subscribers')}>
        <PlainTable>
          <caption>{t('Longest subscribed first')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Name')}</th>
              <th scope="col">{t('Email')}</th>
              <th scope="col">{t('Account')}</th>
              <th scope="col">{t('Since')}</th>
            </tr>
          </thead>
          <tbody>
            {subscribers.slice(0, limit).map((subscriber) => (
              <tr key={subscriber.email}>
                <th scope="row">{subscriber.name}</th>
                <td>{subscriber.email}</td>
                <td>{accountOf(subscriber)}</td>
                <td>{dayText(subscriber.since)}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </ScrollRegion>
      {subscribers.length > limit && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setLimit(limit + STEP)}>
          {t('Show {number} more', { number: Math.min(STEP, subscribers.length - limit) })}
        </Button>
      )}
    </>
  );
}
