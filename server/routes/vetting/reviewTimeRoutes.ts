import { ErrorBody } from '../../../domain/contract/common';
import { ReviewTimes } from '../../../domain/contract/vetting';
import { FEWEST_STAYS, TIMES_PERIOD_DAYS } from '../../../domain/vetting/reviewTimes';
import { routePlugin } from '../../plugins/routePlugin';
import { readStays } from '../admin/pipeline/pipelineStatistics';

const DAY = 86_400_000;

/** How long reviews usually take, for businesses that wait for one. */
export default routePlugin('reviewTimeRoutes', (app) => {
  app.get(
    '/vet/review-times/',
    {
      schema: {
        tags: ['vetting'],
        summary: 'The median time in each state in the last 180 days; null of fewer than five',
        response: { 200: ReviewTimes, 401: ErrorBody },
      },
    },
    async () => {
      const since = new Date(app.now().getTime() - TIMES_PERIOD_DAYS * DAY);
      const stays = await readStays(app.db, since, { withOwners: false });
      return {
        days: TIMES_PERIOD_DAYS,
        states: stays.map(({ state, median, stays: count }) => ({
          state,
          median_days: count < FEWEST_STAYS ? null : median,
        })),
      };
    },
  );
});
