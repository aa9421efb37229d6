import { ReviewTimes } from '../../../domain/contract/vetting';
import { FEWEST_APPLICATIONS, TIMES_PERIOD_DAYS } from '../../../domain/vetting/reviewTimes';
import { routePlugin } from '../../plugins/routePlugin';
import { readStays } from '../admin/pipeline/pipelineStatistics';

const DAY = 86_400_000;

/** How long reviews usually take, for everybody who thinks of sending an application. */
export default routePlugin('reviewTimeRoutes', (app) => {
  app.get(
    '/vet/review-times/',
    {
      config: { public: true },
      schema: {
        tags: ['vetting'],
        summary:
          'The median and the 90th percentile of the time in each state in the last 90 days; null of fewer than ten applications',
        response: { 200: ReviewTimes },
      },
    },
    async () => {
      const since = new Date(app.now().getTime() - TIMES_PERIOD_DAYS * DAY);
      const stays = await readStays(app.db, since, { withOwners: false });
      return {
        days: TIMES_PERIOD_DAYS,
        states: stays.map(({ state, median, ninetieth, applications }) => {
          const isShown = applications >= FEWEST_APPLICATIONS;
          return {
            state,
            median_days: isShown ? median : null,
            ninetieth_percentile_days: isShown ? ninetieth : null,
          };
        }),
      };
    },
  );
});
