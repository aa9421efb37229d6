import { Type } from 'typebox';
import { hasPermission } from '../../../domain/permissions';
import { ThemeInterest } from '../../../domain/contract/member';
import { Trends, TrendsQuery } from '../../../domain/contract/trends';
import { SUMMARY_QUESTIONS } from '../../../domain/trends/questions';
import { answerOf, crossesOf, readTrendFilter, tablesOf } from '../../../domain/trends/tables';
import { THEMES } from '../../../domain/vocabulary';
import { routePlugin } from '../../plugins/routePlugin';
import type { User } from '../../plugins/session';
import { trendsRepository, type Months } from './repository';

const HOUR = 3600;

/**
 * Businesses see all trends, which guide their strategies (specification 1), and so do reviewers; others see a summary.
 */
const seesAll = (user: User | null): boolean =>
  user?.user_type === 'business' || hasPermission(user, 'reviewApplications');

function fullTrends({ current, earlier }: Months, query: TrendsQuery): Trends {
  const { month, refreshed_at, published } = current;
  const filter = readTrendFilter(query);
  const among = filter ? answerOf(filter) : undefined;
  return {
    month,
    refreshed_at: refreshed_at.toISOString(),
    scope: 'full',
    filter,
    people: published.people(among),
    tables: tablesOf(published, among),
    crosses: among ? [] : crossesOf(published),
    earlier: among
      ? []
      : earlier.map((each) => ({ month: each.month, tables: tablesOf(each.published) })),
  };
}

const toSummary = (trends: Trends): Trends => ({
  ...trends,
  scope: 'summary',
  tables: trends.tables.filter(({ question }) => SUMMARY_QUESTIONS.includes(question)),
  crosses: [],
  earlier: [],
});

export default routePlugin('trendRoutes', (app) => {
  const readMonths = trendsRepository(app.db);
  const tags = ['trends'];

  app.get(
    '/mainapp/trends/',
    {
      config: { public: true, welcomesMembers: true, cacheSeconds: HOUR },
      schema: {
        tags,
        summary:
          'What members answered, counted once a month so that nobody can be identified. ' +
          'Businesses and admins get every question and may filter by one of theme, category and ' +
          'county; others get the summary: themes, what sways buyers, what keeps them from buying',
        querystring: TrendsQuery,
        response: { 200: Trends },
      },
    },
    async ({ query, signedIn }) => {
      const months = await readMonths(app.now());
      return seesAll(signedIn) ? fullTrends(months, query) : toSummary(fullTrends(months, {}));
    },
  );

  app.get(
    '/mainapp/trends/themes/',
    {
      config: { public: true, cacheSeconds: HOUR },
      schema: {
        tags,
        summary: "How many members care for each theme, from the month's trends",
        response: { 200: Type.Array(ThemeInterest) },
      },
    },
    async () => {
      const { current } = await readMonths(app.now());
      return THEMES.map((theme) => ({
        theme,
        share: current.published.share({ question: 'themes', value: theme }),
      }));
    },
  );
});
