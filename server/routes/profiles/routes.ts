import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { BusinessPayload, SustainabilityPayload } from '../../../domain/contract/profile';
import { Session } from '../../../domain/contract/session';
import type { UserType } from '../../../domain/vocabulary';
import { normaliseKenyanPhone, PHONE_MESSAGE } from '../../../domain/phone';
import { normaliseWebAddress, WEB_ADDRESS_MESSAGE } from '../../../domain/webAddress';
import type { Db } from '../../db/database';
import { DETAIL, forbidden, invalid, unauthorized } from '../../plugins/failures';
import { userOf, type User } from '../../plugins/session';
import { accountsRepository } from '../accounts/repository';
import { sendWelcome } from '../newsletter/welcome';
import { consentsRepository } from './consents';
import { profilesRepository, type CheckedBusiness } from './repository';

function checkBusiness(payload: BusinessPayload, now: Date): CheckedBusiness {
  const telephone = normaliseKenyanPhone(payload.telephone);
  const url = normaliseWebAddress(payload.url);
  const year = now.getUTCFullYear();
  const errors = {
    ...(telephone === undefined && { telephone: [PHONE_MESSAGE] }),
    ...(url === undefined && { url: [WEB_ADDRESS_MESSAGE] }),
    ...(payload.founding_year > year && {
      founding_year: [`Ensure this value is less than or equal to ${year}.`],
    }),
    ...(/<[a-z!/?]/i.test(payload.description) && { description: ['HTML is not allowed.'] }),
  };
  if (telephone === undefined || url === undefined || Object.keys(errors).length > 0) {
    throw invalid(errors);
  }
  return { ...payload, telephone, url };
}

/** The two forms that complete a profile; both answer the session as it then stands. */
export const profileRoutes: FastifyPluginCallbackTypebox = (app, _options, done) => {
  const tags = ['profile'];
  const response = {
    200: Session,
    400: FieldErrors,
    401: ErrorBody,
    403: ErrorBody,
    422: ErrorBody,
  };

  /** A form is only for its own account type. */
  const requireType = (user: User, userType: UserType) => {
    if (user.user_type !== userType) throw forbidden();
  };

  const welcome = (before: User, newsletter: boolean) => {
    if (newsletter && before.newsletter_at === null) sendWelcome(app, before.id);
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
      const { repeated } = await app.runOnce(request, [], async (tx: Db) => {
        await profilesRepository(tx).saveIndividual(user.id, request.body, app.now());
        const { newsletter, county_public, use_in_trends: trends } = request.body;
        const choices = { newsletter, county_public, trends };
        await consentsRepository(tx).record(user.id, choices, app.now());
        return { user_id: user.id };
      });
      if (!repeated) welcome(user, request.body.newsletter);
      return openFreshSession(user);
    },
  );

  app.post(
    '/mainapp/businesses/',
    {
      schema: {
        tags,
        summary: 'The business form, which prepares the listing for review',
        body: BusinessPayload,
        response,
      },
    },
    async (request) => {
      const user = userOf(request);
      requireType(user, 'business');
      const business = checkBusiness(request.body, app.now());
      const { repeated } = await app.runOnce(request, [], async (tx: Db) => {
        await profilesRepository(tx).saveBusiness(user.id, business, app.now());
        const { newsletter, consent_listing: listing } = business;
        await consentsRepository(tx).record(user.id, { newsletter, listing }, app.now());
        return { user_id: user.id };
      });
      if (!repeated) welcome(user, business.newsletter);
      return openFreshSession(user);
    },
  );
  done();
};
