import { Type } from 'typebox';
import { ErrorBody, FieldErrors } from '../../../domain/contract/common';
import {
  Resource,
  ResourceChangePayload,
  ResourceConflict,
  ResourcePayload,
} from '../../../domain/contract/resource';
import { resourceFaults } from '../../../domain/postRules';
import { invalid, notFound } from '../../plugins/failures';
import { routePlugin } from '../../plugins/routePlugin';
import { userOf } from '../../plugins/session';
import { countPost } from '../../posts/limits';
import type { Caller } from '../../posts/rights';
import { readId } from '../../search/filters';
import { resourcesRepository } from './repository';
import { resourceWriting } from './writing';

const params = Type.Object({ resource: Type.String({ maxLength: 200 }) });

function idOf({ resource }: { resource: string }): number {
  const id = readId(resource);
  if (id === null) throw notFound();
  return id;
}

function check(payload: ResourcePayload): void {
  const faults = resourceFaults(payload);
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** Members share resources and look after their own; admins look after all that is no draft. */
export default routePlugin('resourceWriteRoutes', (app) => {
  const tags = ['resources'];
  const refusals = { 400: FieldErrors, 401: ErrorBody, 403: ErrorBody, 404: ErrorBody };

  const answer = async (id: number, caller: Caller): Promise<Resource> => {
    const resource = await resourcesRepository(app.db).one(id, caller);
    if (!resource) throw notFound();
    return resource;
  };

  app.post(
    '/mainapp/resources/',
    {
      schema: {
        tags,
        summary: 'A new resource: a draft, or for review; thirty posts a day for a member',
        body: ResourcePayload,
        response: {
          201: Resource,
          400: FieldErrors,
          401: ErrorBody,
          422: ErrorBody,
          429: ErrorBody,
        },
      },
    },
    async (request, reply) => {
      const caller = userOf(request);
      check(request.body);
      await countPost(app, caller);
      const { result } = await app.runOnce(request, [], async (tx) => ({
        id: await resourceWriting(tx, caller, app.now()).add(request.body),
      }));
      return reply.code(201).send(await answer(result.id, caller));
    },
  );

  app.put(
    '/mainapp/resources/:resource/',
    {
      schema: {
        tags,
        summary: 'Changes a resource; a member’s change is reviewed again',
        description:
          '409 with `current` and `sent` when somebody has changed it since `modified_at`.',
        params,
        body: ResourceChangePayload,
        response: { 200: Resource, ...refusals, 409: ResourceConflict },
      },
    },
    async (request) => {
      const caller = userOf(request);
      const id = idOf(request.params);
      check(request.body);
      await app.db.transaction((tx) =>
        resourceWriting(tx, caller, app.now()).change(id, request.body),
      );
      return answer(id, caller);
    },
  );

  app.delete(
    '/mainapp/resources/:resource/',
    {
      schema: {
        tags,
        summary: 'Deletes a resource',
        params,
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) => {
      const caller = userOf(request);
      const id = idOf(request.params);
      await app.db.transaction((tx) => resourceWriting(tx, caller, app.now()).remove(id));
      return reply.code(204).send(null);
    },
  );
});
