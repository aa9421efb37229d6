import type { PageOf } from '../../domain/contract/page';
import type {
  Resource,
  ResourcePayload,
  ResourceSearchQuery,
} from '../../domain/contract/resource';
import { baseApi } from './baseApi';
import { listTag, recordTags } from './tags';

export const resourcesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listResources: build.query<Resource[], { user_id?: number } | void>({
      query: (filter) => ({ url: 'mainapp/resources/', params: filter ?? {} }),
      providesTags: [listTag('Resource')],
    }),
    searchResources: build.query<PageOf<Resource>, ResourceSearchQuery>({
      query: (params) => ({ url: 'mainapp/resources/search/', params }),
      providesTags: [listTag('Resource')],
    }),
    getResource: build.query<Resource, string>({
      query: (id) => ({ url: `mainapp/resources/${encodeURIComponent(id)}/` }),
      providesTags: (resource) => recordTags('Resource', resource?.resource_id),
    }),
    createResource: build.mutation<Resource, ResourcePayload>({
      query: (body) => ({ url: 'mainapp/resources/', method: 'POST', body }),
      extraOptions: { creates: true },
      invalidatesTags: (resource) => (resource ? [listTag('Resource')] : []),
    }),
    updateResource: build.mutation<Resource, { id: number; body: ResourcePayload }>({
      query: ({ id, body }) => ({ url: `mainapp/resources/${id}/`, method: 'PUT', body }),
      invalidatesTags: (resource, _error, { id }) =>
        resource ? [listTag('Resource'), { type: 'Resource', id }] : [],
    }),
    deleteResource: build.mutation<null, number>({
      query: (id) => ({
        url: `mainapp/resources/${id}/`,
        method: 'DELETE',
        headers: { 'Content-Type': 'application/json' },
      }),
      invalidatesTags: (_answer, error) => (error ? [] : [listTag('Resource')]),
    }),
  }),
});

export const {
  useListResourcesQuery,
  useSearchResourcesQuery,
  useGetResourceQuery,
  useCreateResourceMutation,
  useUpdateResourceMutation,
  useDeleteResourceMutation,
} = resourcesApi;
