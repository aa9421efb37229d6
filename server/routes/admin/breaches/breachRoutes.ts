import { Type } from 'typebox';
import { BREACH_STEPS } from '../../../../domain/privacy';
import {
  Breach,
  BreachAccountsAnswer,
  BreachAccountsPayload,
  BreachConflict,
  BreachNoticePayload,
  BreachPayload,
  BreachStepPayload,
} from '../../../../domain/contract/admin/privacy';
import { ErrorBody, FieldErrors } from '../../../../domain/contract/common';
import { CSV_TYPE, csvOf, RowFile, sendRows, writeRows } from '../../../answers/writeRows';
import { audit } from '../../../audit/audit';
import type { Db } from '../../../db/database';
import { routePlugin } from '../../../plugins/routePlugin';
import { idIn, idParams } from '../../../search/idIn';
import { callerWith } from '../callerWith';
import { pastMoment, written } from '../written';
import { breachesRepository, type BreachAccount, type BreachWords } from './repository';
import { tellAccounts } from './tell';

const accountsText = (count: number): string => `${count} ${count === 1 ? 'account' : 'accounts'}`;

const CSV = csvOf(['Account', 'User name', 'Name', 'Email', 'Told'], (account: BreachAccount) => [
  account.id,
  account.username,
  account.name,
  account.email,
  account.told_at?.toISOString() ?? '',
]);

/** Breaches of data protection: what has to be done, whom they concern, and telling them. */
export default routePlugin('breachRoutes', (app) => {
  const tags = ['admin'];
  const base = '/mainapp/admin/breaches/';
  const refusals = { 400: FieldErrors, 401: ErrorBody, 403: ErrorBody };
  const ofOne = { ...refusals, 404: ErrorBody };
  const needs = 'protectData';

  const record = (tx: Db, actor_id: number, action: string, id: number, note = '') =>
    audit(
      tx,
      {
        actor_id,
        as_user_id: null,
        action,
        subject: `breach ${id}`,
        note,
        before: null,
        after: null,
      },
      app.now(),
    );

  const wordsOf = (body: BreachPayload): BreachWords => ({
    title: written('title', body.title),
    description: written('description', body.description),
    noticed: pastMoment('noticed_at', body.noticed_at, app.now()),
  });

  app.get(
    base,
    {
      schema: {
        tags,
        summary: 'Breaches, newest first',
        response: { 200: Type.Array(Breach), ...refusals },
      },
    },
    (request) => {
      callerWith(request, needs);
      return breachesRepository(app.db).list();
    },
  );

  app.post(
    base,
    {
      schema: {
        tags,
        summary: 'Records a breach; audited',
        description: 'The 72 hours to report it run from `noticed_at`.',
        body: BreachPayload,
        response: { 201: Breach, ...refusals },
      },
    },
    async (request, reply) => {
      const { id: actor } = callerWith(request, needs);
      const words = wordsOf(request.body);
      const { result } = await app.runOnce(request, [], async (tx) => {
        const id = await breachesRepository(tx).add(words, app.now());
        await record(tx, actor, 'breach.recorded', id);
        return { id };
      });
      return reply.code(201).send(await breachesRepository(app.db).one(result.id));
    },
  );

  app.get(
    `${base}:id/`,
    {
      schema: { tags, summary: 'A breach', params: idParams, response: { 200: Breach, ...ofOne } },
    },
    (request) => {
      callerWith(request, needs);
      return breachesRepository(app.db).one(idIn(request.params));
    },
  );

  app.put(
    `${base}:id/`,
    {
      schema: {
        tags,
        summary: 'Changes the words of a breach; audited',
        description: '409 with `current` and `sent` when there is a later version than `based_on`.',
        params: idParams,
        body: BreachPayload,
        response: { 200: Breach, ...ofOne, 409: BreachConflict },
      },
    },
    async (request) => {
      const { id: actor } = callerWith(request, needs);
      const id = idIn(request.params);
      const words = wordsOf(request.body);
      await app.db.transaction(async (tx) => {
        await breachesRepository(tx).save(id, words, request.body);
        await record(tx, actor, 'breach.changed', id);
      });
      return breachesRepository(app.db).one(id);
    },
  );

  app.post(
    `${base}:id/steps/`,
    {
      schema: {
        tags,
        summary: 'Notes that a step was done, or that it is to be done after all; audited',
        params: idParams,
        body: BreachStepPayload,
        response: { 200: Breach, ...ofOne },
      },
    },
    async (request) => {
      const { id: actor } = callerWith(request, needs);
      const id = idIn(request.params);
      const { step, is_done } = request.body;
      const { name } = BREACH_STEPS[step];
      await app.db.transaction(async (tx) => {
        await breachesRepository(tx).setStep(id, request.body, actor, app.now());
        await record(tx, actor, is_done ? 'breach.step_done' : 'breach.step_reopened', id, name);
      });
      return breachesRepository(app.db).one(id);
    },
  );

  app.post(
    `${base}:id/accounts/`,
    {
      schema: {
        tags,
        summary:
          'Adds the accounts that it concerns, by email or user name, or every account; audited',
        params: idParams,
        body: BreachAccountsPayload,
        response: { 200: BreachAccountsAnswer, ...ofOne },
      },
    },
    async (request) => {
      const { id: actor } = callerWith(request, needs);
      const id = idIn(request.params);
      const { names, everybody } = request.body;
      const outcome = await app.db.transaction(async (tx) => {
        const breaches = breachesRepository(tx);
        const added = everybody ? await breaches.addAll(id) : await breaches.addNamed(id, names);
        await record(tx, actor, 'breach.accounts_added', id, accountsText(added.added));
        return added;
      });
      return { ...outcome, breach: await breachesRepository(app.db).one(id) };
    },
  );

  app.delete(
    `${base}:id/accounts/`,
    {
      schema: {
        tags,
        summary: 'Takes off the accounts that were not told; audited',
        params: idParams,
        response: { 200: Breach, ...ofOne },
      },
    },
    async (request) => {
      const { id: actor } = callerWith(request, needs);
      const id = idIn(request.params);
      await app.db.transaction(async (tx) => {
        const gone = await breachesRepository(tx).clear(id);
        await record(tx, actor, 'breach.accounts_removed', id, accountsText(gone));
      });
      return breachesRepository(app.db).one(id);
    },
  );

  app.get(
    `${base}:id/accounts/export/`,
    {
      schema: {
        tags,
        summary: 'The accounts that it concerns, as CSV; audited',
        params: idParams,
        response: { 200: RowFile, ...ofOne },
      },
    },
    async (request, reply) => {
      const { id: actor } = callerWith(request, needs);
      const id = idIn(request.params);
      const file = await writeRows(breachesRepository(app.db).accounts(id), CSV);
      await record(app.db, actor, 'breach.accounts_exported', id, accountsText(file.count));
      return sendRows(reply, file, { name: `breach-${id}-accounts.csv`, type: CSV_TYPE });
    },
  );

  app.post(
    `${base}:id/notice/`,
    {
      schema: {
        tags,
        summary: 'Writes to each account that it concerns and that was not told; audited',
        description: 'The answer counts those of whom an email is in the queue; the others follow.',
        params: idParams,
        body: BreachNoticePayload,
        response: { 200: Breach, ...ofOne },
      },
    },
    async (request) => {
      const { id: actor } = callerWith(request, needs);
      const id = idIn(request.params);
      const notice = {
        subject: written('subject', request.body.subject),
        text: written('text', request.body.text),
      };
      const { accounts, told } = await breachesRepository(app.db).one(id);
      await record(app.db, actor, 'breach.told', id, accountsText(accounts - told));
      await tellAccounts(app, id, notice);
      return breachesRepository(app.db).one(id);
    },
  );
});
