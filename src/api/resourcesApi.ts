import type { FoundPage } from '../../domain/contract/page';
import type {
  Resource,
  ResourceChangePayload,
  ResourceOverview,
  ResourcePayload,
  ResourceSearchQuery,
  ResourcePostedBy,
  ShortResource,
} from '../../domain/contract/resource';
import { answerWith, type AnswerCheck } from './answerChecks';
import { baseApi } from './baseApi';
import { asText, createRecord } from './createRecord';
import { createOverview, createSearch, FROM_CACHE } from './createSearch';
import { postOnce, type KeyedDraft } from './postOnce';
import { deleteRequest } from './deleteRequest';
import { NO_CONTENT } from './plainAnswerChecks';
import { listTag } from './tags';

/** Checks a resource, whose `resource_id` may be called `id` (specification 3). */
function readingId(check: AnswerCheck<Resource>): AnswerCheck<Resource> {
  const { validate, ...standard } = check['~standard'];
  const named = (answer: unknown): unknown =>
    typeof answer === 'object' && answer !== null && 'id' in answer
      ? { resource_id: answer.id, ...answer }
      : answer;
  return { '~standard': { ...standard, validate: (answer) => validate(named(answer)) } };
}

export const RESOURCE = readingId(
  answerWith<Resource>({ resource_id: 'number', status: 'string' }),
);
const LISTED = readingId(answerWith<Resource>({ resource_id: 'number' }));
/** What the page of a resource needs of any server. */
const SHOWN = readingId(answerWith<Resource>({ resource_id: 'number', headline: 'string' }));

/** Leaves out entries that cannot be shown. An answer that is no list is a failure, and is shown as empty. */
const RESOURCES: AnswerCheck<Resource[]> = {
  '~standard': {
    ...LISTED['~standard'],
    validate: (answer) =>
      Array.isArray(answer)
        ? {
            value: answer.flatMap((one: unknown) => {
              const checked = LISTED['~standard'].validate(one);
              return 'value' in checked ? [checked.value] : [];
            }),
          }
        : { issues: [{ message: 'no list' }] },
  },
};

const OVERVIEW = answerWith<ResourceOverview>({
  count: 'number',
  featured: 'array',
  shelves: 'array',
  latest: 'array',
});

const listApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listResources: build.query<Resource[], { user_id?: number } | void>({
      query: (filter) => ({ url: 'mainapp/resources/', params: filter ?? {} }),
      responseSchema: RESOURCES,
      providesTags: [listTag('Resource')],
    }),
  }),
});

/** What few servers need: the search in the plain list. */
const loadSelect = () => import(/* webpackChunkName: "list-search" */ './selectResources');

const readAll = () => listApi.endpoints.listResources.initiate(undefined, FROM_CACHE);

export const resourcesApi = listApi.injectEndpoints({
  endpoints: (build) => ({
    searchResources: build.query<FoundPage<ShortResource>, ResourceSearchQuery>(
      createSearch({
        url: 'mainapp/resources/search/',
        tag: 'Resource',
        readAll,
        loadSelect: async () => (await loadSelect()).selectResources,
      }),
    ),
    getResourceOverview: build.query<ResourceOverview, void>(
      createOverview({
        url: 'mainapp/resources/overview/',
        tag: 'Resource',
        check: OVERVIEW,
        readAll,
        loadOverviewOf: async () =>
          (await import(/* webpackChunkName: "list-search" */ '../../domain/resourceOverview'))
            .resourceOverviewOf,
      }),
    ),
    getResource: build.query<ResourcePostedBy | null, string>(
      createRecord({
        url: 'mainapp/resources/',
        tag: 'Resource',
        check: SHOWN,
        idOf: ({ resource_id }) => resource_id,
        search: asText,
        readAll,
        loadFind: async () => (await loadSelect()).findResource,
      }),
    ),
    createResource: build.mutation<Resource, KeyedDraft<ResourcePayload>>({
      query: (draft) => ({ url: 'mainapp/resources/', ...postOnce(draft) }),
      responseSchema: RESOURCE,
      invalidatesTags: (resource) => (resource ? [listTag('Resource')] : []),
    }),
    updateResource: build.mutation<Resource, { id: number; body: ResourceChangePayload }>({
      query: ({ id, body }) => ({ url: `mainapp/resources/${id}/`, method: 'PUT', body }),
      responseSchema: RESOURCE,
      invalidatesTags: (resource, _error, { id }) =>
        resource ? [listTag('Resource'), { type: 'Resource', id }] : [],
    }),
    deleteResource: build.mutation<null, number>({
      query: (id) => ({
        url: `mainapp/resources/${id}/`,
        ...deleteRequest,
        headers: { 'Content-Type': 'application/json' },
      }),
      responseSchema: NO_CONTENT,
      invalidatesTags: (_answer, error) => (error ? [] : [listTag('Resource')]),
    }),
  }),
});

export const {
  useListResourcesQuery,
  useSearchResourcesQuery,
  useGetResourceOverviewQuery,
  useGetResourceQuery,
  useCreateResourceMutation,
  useUpdateResourceMutation,
  useDeleteResourceMutation,
} = resourcesApi;
