import type { ForumTopic, Member, ThemeInterest } from '../../domain/contract/member';
import type { PageOf, PageQuery } from '../../domain/contract/page';
import { baseApi } from './baseApi';

export const communityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMembers: build.query<PageOf<Member>, PageQuery>({
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
