import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { BusinessPayload, SustainabilityPayload } from '../../../domain/contract/profile';
import { Session } from '../../../domain/contract/session';
import { INTEREST_QUESTIONS, isContradictory, NONE_MESSAGE } from '../../../domain/interests';
import type { UserType } from '../../../domain/accountTypes';
import type { Db } from '../../db/database';
import { DETAIL, forbidden, invalid, unauthorized } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { userOf, type User } from '../../plugins/session';
import { accountsRepository } from '../accounts/repository';
import { chooseNewsletter } from '../newsletter/chooseNewsletter';
import { checkBusiness } from './checkBusiness';
import { consentsRepository } from './consentsRepository';
import { readFiles } from './readFiles';
import { profilesRepository } from './repository';

/** "None" rules out the other answers to its question. */
function checkInterests(payload: SustainabilityPayload): void {
  const contradictions = INTEREST_QUESTIONS.map(({ name }) => name).filter((name) => {
    const answer = payload[name];
    return Array.isArray(answer) && isContradictory(answer);
  });
  if (contradictions.length === 0) return;
  throw invalid(Object.fromEntries(contradictions.map((name) => [name, [NONE_MESSAGE]])));
}

/** The two forms that complete a profile; both return the updated session. */
export default routePlugin('profileRoutes', (app) => {
  const tags = ['profile'];
  const response = {
    200: Session,
    400: FieldErrors,
    401: ErrorBody,
    403: ErrorBody,
    422: ErrorBody,
    429: ErrorBody,
  };

  /** A form is only for its own account type. */
  const requireType = (user: User, userType: UserType) => {
    if (user.user_type !== userType) throw forbidden();
  };

  const openFreshSession = async ({ id }: User) => {
    const user = await accountsRepository(app.db).byId(id);
    if (!user) throw unauthorized(DETAIL.tokenInvalid);
    return app.openSession(user);
  };

  app.post(
    '/mainapp/sustainability/',
    {
      schema: {
        tags,
        summary: 'The interest form of an individual',
        body: SustainabilityPayload,
        response,
      },
    },
    async (request) => {
      const user = userOf(request);
      requireType(user, 'individual');
      checkInterests(request.body);
      await app.runOnce(request, [], async (tx: Db) => {
        await profilesRepository(tx).saveIndividual(user.id, request.body, app.now());
        const { newsletter, county_public, use_in_trends: trends } = request.body;
        const choices = { newsletter, county_public, trends };
        await consentsRepository(tx).record(user.id, choices, app.now());
        await chooseNewsletter(tx, app.config, { userId: user.id, wanted: newsletter }, app.now());
        return { user_id: user.id };
      });
      app.deliverSoon();
      return openFreshSession(user);
    },
  );

  app.post(
    '/mainapp/businesses/',
    {
      schema: {
        tags,
        summary: 'The business form, which prepares the listing',
        body: BusinessPayload,
        response,
      },
    },
    async (request) => {
      const user = userOf(request);
      requireType(user, 'business');
      const business = checkBusiness(request.body, app.now());
      const present = await profilesRepository(app.db).ownListing(user.id);
      const files = await readFiles(app.db, user.id, present, request.body);
      await app.runOnce(request, [], async (tx: Db) => {
        await profilesRepository(tx).saveBusiness(user.id, { ...business, ...files }, app.now());
        const { newsletter, consents: listing } = business;
        await consentsRepository(tx).record(user.id, { newsletter, listing }, app.now());
        await chooseNewsletter(tx, app.config, { userId: user.id, wanted: newsletter }, app.now());
        return { user_id: user.id };
      });
      app.deliverSoon();
      return openFreshSession(user);
    },
  );
});
