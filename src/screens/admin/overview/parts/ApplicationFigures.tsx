import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../../domain/language';
import type { AdminOverview } from '../../../../../domain/contract/admin/overview';
import { APPLICATION_STATE } from '../../../../../domain/vetting/applicationStates';
import { usePaths } from '../../../../paths';
import { lazyComponent } from '../../../../ui/lazyComponent';
import { LazyPart } from '../../../../ui/LazyPart';
import { PlainTable } from '../../../../ui/PlainTable';
import { ScrollRegion } from '../../../../ui/ScrollRegion';
import { weekText } from '../weekText';
import { Figures } from './Figures';

const WeeksChart = lazyComponent(
  () => import(/* webpackChunkName: "admin-charts" */ '../charts/WeeksChart'),
  <Skeleton variant="rounded" height={304} />,
);

/** How many applications were in each state over the last weeks; those of now lead to their reports. */
export function ApplicationFigures({
  weeks,
  applications,
}: Pick<AdminOverview, 'weeks' | 'applications'>) {
  const paths = usePaths();
  const title = t('Applications by state, week by week');
  const earlier = weeks.slice(0, -1);
  return (
    <Figures title={title}>
      <LazyPart message={t('The chart could not be loaded. The table has its figures.')}>
        <WeeksChart weeks={weeks} />
      </LazyPart>
      <ScrollRegion label={t('{title}, table', { title })}>
        <PlainTable>
          <thead>
            <tr>
              <th scope="col">{t('State')}</th>
              <th scope="col" className="number">
                {t('Now')}
              </th>
              {earlier.toReversed().map(({ at }) => (
                <th key={at} scope="col" className="number">
                  {weekText(at)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {applications.map(({ state, applications: now }) => (
              <tr key={state}>
                <th scope="row">{t(APPLICATION_STATE[state].name)}</th>
                <td className="number">
                  <Link
                    component={RouterLink}
                    to={`${paths.adminReports}?state=${state}`}
                    aria-label={t('{count} {state}', {
                      count: now,
                      state: t(APPLICATION_STATE[state].name),
                    })}
                  >
                    {now}
                  </Link>
                </td>
                {earlier.toReversed().map(({ at, states }) => (
                  <td key={at} className="number">
                    {states.find((each) => each.state === state)?.applications ?? 0}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </ScrollRegion>
    </Figures>
  );
}
