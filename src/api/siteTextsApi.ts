import type { SiteText } from '../../domain/contract/siteText';
import type { SiteTextKey } from '../../domain/siteTexts';
import { baseApi } from './baseApi';

export const siteTextsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSiteText: build.query<SiteText, SiteTextKey>({
      query: (key) => ({ url: `mainapp/texts/${key}/` }),
    }),
  }),
});

export const { useGetSiteTextQuery } = siteTextsApi;
