import type {
  ForumTopic,
  MemberPage,
  MemberQuery,
  ThemeInterest,
} from '../../domain/contract/member';
import { baseApi } from './baseApi';

export const communityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMembers: build.query<MemberPage, MemberQuery>({
      query: (params) => ({ url: 'mainapp/members/', params }),
    }),
    listThemeInterest: build.query<ThemeInterest[], void>({
      query: () => ({ url: 'mainapp/trends/themes/' }),
    }),
    listForumTopics: build.query<ForumTopic[], void>({
      query: () => ({ url: 'mainapp/forum/topics/' }),
    }),
  }),
});

export const { useListMembersQuery, useListThemeInterestQuery, useListForumTopicsQuery } =
  communityApi;
