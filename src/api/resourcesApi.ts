import type { PageOf } from '../../domain/contract/page';
import type { Resource, ResourceSearchQuery } from '../../domain/contract/resource';
import { baseApi } from './baseApi';
import { listTag } from './tags';

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
      providesTags: (resource) =>
        resource ? [{ type: 'Resource', id: resource.resource_id }] : [],
    }),
  }),
});

export const { useListResourcesQuery, useSearchResourcesQuery, useGetResourceQuery } = resourcesApi;
