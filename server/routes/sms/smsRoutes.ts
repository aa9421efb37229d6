import { Type } from 'typebox';
import { CODE_MINUTES } from '../../../domain/codes';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import { SmsCodePayload, SmsPhone, SmsPhonePayload } from '../../../domain/contract/sms';
import { msg, t } from '../../../domain/language';
import { normaliseKenyanPhone, PHONE_MESSAGE } from '../../../domain/phone';
import { enqueueSmsCode } from '../../mail/queue';
import { conflict, invalid, notFound } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { userOf } from '../../plugins/session';
import { hashCode, newCode } from '../../security/codes';
import { smsRepository } from './repository';

const UNVERIFIED = msg(
  'Please verify your email first: open the link in the email that we sent you.',
);

/** The phone on which a member wants text messages. */
export default routePlugin('smsRoutes', (app) => {
  const { config, db } = app;
  const tags = ['accounts'];
  const refusals = { 401: ErrorBody, 404: ErrorBody };
  const hashOf = (userId: number, code: string) => hashCode(config, `sms ${userId}`, code);

  app.addHook('preHandler', (_request, _reply, done) => {
    done(config.sms ? undefined : notFound());
  });

  app.post(
    '/accounts/sms/',
    {
      schema: {
        tags,
        summary: 'Send a code to a phone that shall get text messages',
        description:
          'To a Kenyan mobile number. 404 when the site sends none, 409 before the email is verified, 429 beyond a few codes an hour.',
        body: SmsPhonePayload,
        response: { 200: SmsPhone, 400: FieldErrors, ...refusals, 409: ErrorBody, 429: ErrorBody },
      },
    },
    async (request) => {
      const { id, email_verified_at } = userOf(request);
      const phone = normaliseKenyanPhone(request.body.phone);
      if (!phone) throw invalid({ phone: [PHONE_MESSAGE] });
      if (!email_verified_at) throw conflict(UNVERIFIED);
      const now = app.now();
      const phones = await db.transaction(async (tx) => {
        const repository = smsRepository(tx);
        const code = newCode();
        await repository.begin(id, phone, hashOf(id, code), now);
        const text = t('{productName}: your code is {code}. It works for {minutes} minutes.', {
          productName: config.productName,
          code,
          minutes: CODE_MINUTES,
        });
        await enqueueSmsCode(tx, { phone, text }, { config, account: id, now });
        return repository.phoneOf(id, now);
      });
      app.deliverSoon();
      return phones;
    },
  );

  app.post(
    '/accounts/sms/confirm/',
    {
      schema: {
        tags,
        summary: 'Confirm the phone by the code that was sent to it',
        body: SmsCodePayload,
        response: { 200: SmsPhone, 400: FieldErrors, ...refusals, 409: ErrorBody },
      },
    },
    async (request) => {
      const { id } = userOf(request);
      const codeHash = hashOf(id, request.body.code);
      const now = app.now();
      await smsRepository(db).tryCode(id, codeHash, now);
      await db.transaction((tx) => smsRepository(tx).confirm(id, codeHash, now));
      return smsRepository(db).phoneOf(id, now);
    },
  );

  app.delete(
    '/accounts/sms/',
    {
      schema: {
        tags,
        summary: 'End text messages, and forget the phone',
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = userOf(request);
      await db.transaction((tx) => smsRepository(tx).drop(id, app.now()));
      return reply.code(204).send(null);
    },
  );
});
