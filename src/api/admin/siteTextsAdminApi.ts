import type { SettingState } from '../../../domain/contract/admin/settings';
import type {
  SiteTextHistory,
  SiteTextPayload,
  SiteTextSummary,
} from '../../../domain/contract/siteText';
import type { SiteTextKey } from '../../../domain/siteTexts';
import { answerWith } from '../answerChecks';
import { baseApi } from '../baseApi';
import { siteTextsApi } from '../siteTextsApi';

export const HISTORY = answerWith<SiteTextHistory>({ version: 'number', versions: 'array' });

interface SavedText {
  key: SiteTextKey;
  body: SiteTextPayload;
}

export const siteTextsAdminApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSiteTexts: build.query<SiteTextSummary[], void>({
      query: () => ({ url: 'mainapp/admin/texts/' }),
      providesTags: ['SiteText'],
    }),
    listSettings: build.query<SettingState[], void>({
      query: () => ({ url: 'mainapp/admin/settings/' }),
      providesTags: ['SiteText'],
    }),
    getSiteTextHistory: build.query<SiteTextHistory, SiteTextKey>({
      query: (key) => ({ url: `mainapp/admin/texts/${key}/` }),
      providesTags: ['SiteText'],
    }),
    saveSiteText: build.mutation<SiteTextHistory, SavedText>({
      query: ({ key, body }) => ({ url: `mainapp/admin/texts/${key}/`, method: 'PUT', body }),
      responseSchema: HISTORY,
      async onQueryStarted({ key }, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.then(({ data }) => data).catch(() => null);
        if (!saved) return;
        const { text, versions } = saved;
        const shown = { text, changed_at: versions[0]?.changed_at ?? null };
        await dispatch(siteTextsApi.util.upsertQueryData('getSiteText', key, shown));
      },
      invalidatesTags: (saved) => (saved ? ['SiteText', 'AuditEntry'] : []),
    }),
  }),
});

export const {
  useListSiteTextsQuery,
  useListSettingsQuery,
  useGetSiteTextHistoryQuery,
  useSaveSiteTextMutation,
} = siteTextsAdminApi;
