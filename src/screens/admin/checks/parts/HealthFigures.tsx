import Typography from '@mui/material/Typography';
import { plural, t } from '../../../../../domain/language';
import type { Health } from '../../../../../domain/contract/admin/health';
import { useGetHealthQuery } from '../../../../api/admin/healthApi';
import { readFailure } from '../../../../api/failure';
import { reasonOf } from '../../../../api/reasonOf';
import { DefinitionGrid } from '../../../../ui/DefinitionGrid';
import { ErrorState } from '../../../../ui/ErrorState';
import { momentText } from '../../../../ui/format';
import { PlainTable } from '../../../../ui/PlainTable';
import { ScrollRegion } from '../../../../ui/ScrollRegion';
import { ListSkeleton } from '../../../../ui/skeletons';
import { TextSection } from '../../../../ui/TextSection';

/** Servers write their figures down once a minute. */
const LOOK = 60_000;

const MEGABYTE = 1e6;
const GIGABYTE = 1e9;
const MINUTE = 60;

const sizeText = (bytes: number): string =>
  bytes < GIGABYTE
    ? t('{count} MB', { count: Math.round(bytes / MEGABYTE) })
    : t('{count} GB', { count: (bytes / GIGABYTE).toFixed(1) });

const whenText = (moment: string | null): string => (moment ? momentText(moment) : t('Never'));

const requestsText = ({ answered, failed, slow }: Health['requests']['hour']): string =>
  t('{answered} answered, {failed} failed, {slow} took more than a second', {
    answered,
    failed,
    slow,
  });

const queueText = ({ waiting, oldest, given_up }: Health['mails']['email']): string =>
  t('{waiting} wait, the oldest for {minutes} min; {lost} given up in 24 hours', {
    waiting,
    minutes: Math.round(oldest / MINUTE),
    lost: given_up,
  });

function Figures({ health }: { health: Health }) {
  const { version, requests, database, mails, backup_at, free_bytes } = health;
  const items = [
    { term: t('Version'), text: version },
    { term: t('Requests in the last hour'), text: requestsText(requests.hour) },
    { term: t('Requests in 24 hours'), text: requestsText(requests.day) },
    {
      term: t('Database'),
      text: t('{size}; {count} of {most} connections', {
        size: sizeText(database.bytes),
        count: database.connections,
        most: database.connections_max,
      }),
    },
    { term: t('Free disk space'), text: sizeText(free_bytes) },
    { term: t('Emails'), text: queueText(mails.email) },
    { term: t('Text messages'), text: queueText(mails.sms) },
    { term: t('Last backup'), text: whenText(backup_at) },
  ];
  return <DefinitionGrid items={items} />;
}

function Servers({ servers }: Pick<Health, 'servers'>) {
  return (
    <ScrollRegion label={t('Servers')}>
      <PlainTable>
        <caption>
          {plural(
            servers.length,
            '# server reported in the last three minutes',
            '# servers reported in the last three minutes',
          )}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('Machine')}</th>
            <th scope="col">{t('Version')}</th>
            <th scope="col">{t('Since')}</th>
            <th scope="col" className="number">
              {t('Memory')}
            </th>
            <th scope="col" className="number">
              {t('Delay')}
            </th>
          </tr>
        </thead>
        <tbody>
          {servers.map(({ id, host, version, started_at, memory_mb, loop_delay_ms }) => (
            <tr key={id}>
              <th scope="row">{host}</th>
              <td>{version}</td>
              <td>{momentText(started_at)}</td>
              <td className="number">{t('{count} MB', { count: memory_mb })}</td>
              <td className="number">{t('{count} ms', { count: loop_delay_ms })}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </ScrollRegion>
  );
}

function Jobs({ jobs }: Pick<Health, 'jobs'>) {
  return (
    <ScrollRegion label={t('Jobs')}>
      <PlainTable>
        <caption>{t('Jobs that the servers do by themselves')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Job')}</th>
            <th scope="col">{t('Last success')}</th>
            <th scope="col">{t('Last failure')}</th>
            <th scope="col" className="number">
              {t('Failures since')}
            </th>
            <th scope="col">{t('Next')}</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map(({ name, succeeded_at, failed_at, failures, next_at }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{whenText(succeeded_at)}</td>
              <td>{whenText(failed_at)}</td>
              <td className="number">{failures}</td>
              <td>{next_at ? momentText(next_at) : t('When needed')}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </ScrollRegion>
  );
}

/** How the servers run, in figures that are read again every minute while somebody looks. */
export function HealthFigures() {
  const { data, error, refetch } = useGetHealthQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: LOOK,
    skipPollingIfUnfocused: true,
  });
  const problem = error && reasonOf(readFailure(error));
  return (
    <TextSection title={t('Health')} id="health">
      <Typography>{t('These figures are renewed every minute.')}</Typography>
      {data && (
        <>
          <Figures health={data} />
          <Servers servers={data.servers} />
          <Jobs jobs={data.jobs} />
        </>
      )}
      {!data && problem && <ErrorState message={problem} onRetry={() => void refetch()} />}
      {!data && !problem && <ListSkeleton />}
    </TextSection>
  );
}
