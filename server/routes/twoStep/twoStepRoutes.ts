import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { Session } from '../../../domain/contract/session';
import {
  RecoveryCodes,
  TwoStepCodePayload,
  TwoStepOffPayload,
  TwoStepSetup,
  TwoStepSetupPayload,
  TwoStepStarted,
  TwoStepState,
} from '../../../domain/contract/twoStep';
import { msg } from '../../../domain/language';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database';
import { twoStepMail, type TwoStepChange } from '../../mail/twoStepMail';
import { enqueueOrDrop } from '../../mail/queue';
import { conflict, DETAIL, invalid, unauthorized } from '../../plugins/failures';
import type { Limit } from '../../plugins/limits';
import { routePlugin } from '../../plugins/routePlugin';
import { isTwoStepRequired, userOf, type User } from '../../plugins/session';
import { accountsRepository } from '../accounts/repository';
import { requireCurrentPassword } from '../accounts/requireCurrentPassword';
import { stopTwoStep, twoStepRepository } from './repository';

/** The same limit as for passwords. */
const PER_ACCOUNT: Limit = { name: 'two-step:account', count: 10, periodSeconds: 300 };

const WRONG = invalid({
  code: [msg('This code is not right or was used before. Wait for the next one.')],
});
const IS_ON = conflict(msg('Two-step sign-in is on already.'));
const IS_OFF = conflict(msg('Two-step sign-in is not on.'));
const IS_REQUIRED = conflict(msg('Our team cannot switch two-step sign-in off.'));

/** Two-step sign-in of the caller’s own account. */
export default routePlugin('twoStepRoutes', (app) => {
  const { config, db } = app;
  const tags = ['accounts'];
  const refusals = { 400: FieldErrors, 401: ErrorBody, 409: ErrorBody, 429: ErrorBody };

  /** As in the database: a role that cannot be used yet counts here too. */
  async function callerOf(request: FastifyRequest): Promise<User> {
    const user = await accountsRepository(db).byId(userOf(request).id);
    if (!user) throw unauthorized(DETAIL.tokenInvalid);
    return user;
  }

  /** Members from Google may have none. */
  async function requirePassword(request: FastifyRequest, user: User, password: string) {
    if (user.password_hash !== null) await requireCurrentPassword(app, request, password);
  }

  /** Does the work after a right code, of which each counts once; mails what was done. */
  async function withCode<T>(
    user: User,
    code: string,
    change: TwoStepChange,
    work: (tx: Db) => Promise<T>,
  ): Promise<T> {
    await app.countAttempt(PER_ACCOUNT, String(user.id));
    const result = await db.transaction(async (tx) => {
      const repository = twoStepRepository(tx, app.twoStep);
      const isRight =
        change === 'on'
          ? await repository.takeAppCode(user.id, code)
          : (await repository.takeCode(user.id, code, app.now())) !== null;
      if (!isRight) throw WRONG;
      const { email: to, first_name: firstName } = user;
      await enqueueOrDrop(app, tx, () => twoStepMail(config, { to, firstName, change }), user.id);
      return work(tx);
    });
    await app.forgetAttempts(PER_ACCOUNT, String(user.id));
    app.deliverSoon();
    return result;
  }

  app.get(
    '/accounts/two-step/',
    {
      schema: {
        tags,
        summary: 'Whether two-step sign-in is on',
        response: { 200: TwoStepState, 401: ErrorBody },
      },
    },
    async (request) => {
      const user = await callerOf(request);
      return {
        on: user.two_step_at !== null,
        required: isTwoStepRequired(user, config),
        recovery_codes_left: await twoStepRepository(db, app.twoStep).codesLeft(user.id),
      };
    },
  );

  app.post(
    '/accounts/two-step/setup/',
    {
      schema: {
        tags,
        summary: 'A new secret for an authenticator app, which counts once a code confirms it',
        body: TwoStepSetupPayload,
        response: { 200: TwoStepSetup, ...refusals },
      },
    },
    async (request) => {
      const user = await callerOf(request);
      if (user.two_step_at !== null) throw IS_ON;
      await requirePassword(request, user, request.body.current_password);
      const secret = await twoStepRepository(db, app.twoStep).begin(user.id);
      return { secret, address: app.twoStep.addressOf(secret, user.email) };
    },
  );

  app.post(
    '/accounts/two-step/confirm/',
    {
      schema: {
        tags,
        summary: 'Switch it on by the first code; ends all other sessions and returns a new one',
        body: TwoStepCodePayload,
        response: { 200: TwoStepStarted, ...refusals },
      },
    },
    async (request) => {
      const user = await callerOf(request);
      if (user.two_step_at !== null) throw IS_ON;
      const recovery_codes = await withCode(user, request.body.code, 'on', async (tx) => {
        const repository = twoStepRepository(tx, app.twoStep);
        await repository.start(user.id, app.now());
        return repository.renewCodes(user.id);
      });
      return { recovery_codes, ...(await app.openSession(user)) };
    },
  );

  app.post(
    '/accounts/two-step/codes/',
    {
      schema: {
        tags,
        summary: 'New recovery codes in place of the earlier ones, by a code',
        body: TwoStepCodePayload,
        response: { 200: RecoveryCodes, ...refusals },
      },
    },
    async (request) => {
      const user = await callerOf(request);
      if (user.two_step_at === null) throw IS_OFF;
      const recovery_codes = await withCode(user, request.body.code, 'codes', (tx) =>
        twoStepRepository(tx, app.twoStep).renewCodes(user.id),
      );
      return { recovery_codes };
    },
  );

  app.post(
    '/accounts/two-step/off/',
    {
      schema: {
        tags,
        summary:
          'Switch it off by password and code; ends all other sessions and returns a new one',
        body: TwoStepOffPayload,
        response: { 200: Session, ...refusals },
      },
    },
    async (request) => {
      const { current_password, code } = request.body;
      const user = await callerOf(request);
      if (user.two_step_at === null) throw IS_OFF;
      if (isTwoStepRequired(user, config)) throw IS_REQUIRED;
      await requirePassword(request, user, current_password);
      await withCode(user, code, 'off', (tx) => stopTwoStep(tx, user.id));
      return app.openSession(user);
    },
  );
});
