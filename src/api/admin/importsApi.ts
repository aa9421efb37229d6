import type {
  ImportBatch,
  ImportColumns,
  ImportFilePayload,
  ImportPayload,
  ImportPreview,
  ImportPreviewPayload,
} from '../../../domain/contract/admin/imports';
import type { PageOf, PageQuery } from '../../../domain/contract/page';
import { answerWith } from '../answerChecks';
import { baseApi } from '../baseApi';
import { postOnce, type KeyedDraft } from '../postOnce';
import { isOutdated } from './isOutdated';

const CHANGED_TAGS = ['Import', 'AdminListing', 'Listing', 'AuditEntry'] as const;

const BATCH = answerWith<ImportBatch>({ import_id: 'number', created: 'number', kept: 'array' });

export const importsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listImports: build.query<PageOf<ImportBatch>, PageQuery>({
      query: (params) => ({ url: 'mainapp/admin/imports/', params }),
      providesTags: ['Import'],
    }),
    getImport: build.query<ImportBatch, number>({
      query: (id) => ({ url: `mainapp/admin/imports/${id}/` }),
      providesTags: ['Import'],
    }),
    readColumns: build.mutation<ImportColumns, ImportFilePayload>({
      query: (body) => ({ url: 'mainapp/admin/imports/columns/', method: 'POST', body }),
      responseSchema: answerWith<ImportColumns>({ rows: 'number', columns: 'array' }),
    }),
    previewImport: build.mutation<ImportPreview, ImportPreviewPayload>({
      query: (body) => ({ url: 'mainapp/admin/imports/preview/', method: 'POST', body }),
      responseSchema: answerWith<ImportPreview>({ key: 'string', rows: 'array' }),
    }),
    runImport: build.mutation<ImportBatch, KeyedDraft<ImportPayload>>({
      query: (draft) => ({ url: 'mainapp/admin/imports/', ...postOnce(draft) }),
      responseSchema: BATCH,
      invalidatesTags: (batch) => (batch ? CHANGED_TAGS : []),
    }),
    undoImport: build.mutation<ImportBatch, number>({
      query: (id) => ({ url: `mainapp/admin/imports/${id}/undo/`, method: 'POST', body: {} }),
      responseSchema: BATCH,
      invalidatesTags: (batch, error) => (batch || isOutdated(error) ? CHANGED_TAGS : []),
    }),
  }),
});

export const {
  useListImportsQuery,
  useGetImportQuery,
  useReadColumnsMutation,
  usePreviewImportMutation,
  useRunImportMutation,
  useUndoImportMutation,
} = importsApi;
