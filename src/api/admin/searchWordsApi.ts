import type {
  AddSynonymsPayload,
  ChangeSynonymsPayload,
  MissingWord,
  MissingWordQuery,
  SynonymGroup,
  SynonymQuery,
} from '../../../domain/contract/admin/searchWords';
import type { PageOf } from '../../../domain/contract/page';
import { answerWith } from '../answerChecks';
import { baseApi } from '../baseApi';
import { deleteRequest } from '../deleteRequest';
import { NO_CONTENT } from '../plainAnswerChecks';
import { listTag } from '../tags';
import { isOutdated } from './isOutdated';

interface ChangedSynonyms {
  id: number;
  body: ChangeSynonymsPayload;
}

const GROUP = answerWith<SynonymGroup>({ id: 'number', words: 'array' });

/** What shows the words; searches of the directory find other listings by them. */
const CHANGED = ['SearchWord', listTag('Listing'), 'AuditEntry'] as const;

export const searchWordsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMissingWords: build.query<MissingWord[], MissingWordQuery>({
      query: (params) => ({ url: 'mainapp/admin/missing-words/', params }),
      providesTags: ['SearchWord'],
    }),
    listSynonyms: build.query<PageOf<SynonymGroup>, SynonymQuery>({
      query: (params) => ({ url: 'mainapp/admin/synonyms/', params }),
      providesTags: ['SearchWord'],
    }),
    addSynonyms: build.mutation<SynonymGroup, AddSynonymsPayload>({
      query: (body) => ({ url: 'mainapp/admin/synonyms/', method: 'POST', body }),
      responseSchema: GROUP,
      invalidatesTags: (group) => (group ? CHANGED : []),
    }),
    changeSynonyms: build.mutation<SynonymGroup, ChangedSynonyms>({
      query: ({ id, body }) => ({ url: `mainapp/admin/synonyms/${id}/`, method: 'PUT', body }),
      responseSchema: GROUP,
      invalidatesTags: (group, error) => (group || isOutdated(error) ? CHANGED : []),
    }),
    removeSynonyms: build.mutation<null, number>({
      query: (id) => ({ url: `mainapp/admin/synonyms/${id}/`, ...deleteRequest }),
      responseSchema: NO_CONTENT,
      invalidatesTags: (_answer, error) => (error ? [] : CHANGED),
    }),
  }),
});

export const {
  useListMissingWordsQuery,
  useListSynonymsQuery,
  useAddSynonymsMutation,
  useChangeSynonymsMutation,
  useRemoveSynonymsMutation,
} = searchWordsApi;
