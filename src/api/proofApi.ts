import type { ProofDocument, ProofDocumentPayload } from '../../domain/contract/proof';
import { answerWith, checkedBy } from './answerChecks';
import { baseApi } from './baseApi';
import { deleteRequest } from './deleteRequest';
import { NO_CONTENT } from './plainAnswerChecks';
import { listTag } from './tags';

const PROOF = answerWith<ProofDocument>({ id: 'string', name: 'string', address: 'string' });

/** As many bytes as a function takes arguments in every browser. */
const CHUNK = 32_768;

/** A file that only its business and our team may read, so that pages get its bytes and no address. */
async function readDataUrl(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(start, start + CHUNK)));
  }
  return `data:${response.headers.get('Content-Type') ?? ''};base64,${btoa(parts.join(''))}`;
}

/** Documents that prove answers of a business. */
const proofApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProof: build.query<ProofDocument[], number>({
      query: (userId) => ({ url: 'vet/proof-documents/', params: { user_id: userId } }),
      responseSchema: checkedBy((answer): answer is ProofDocument[] => Array.isArray(answer)),
      providesTags: [listTag('Proof')],
    }),
    getProof: build.query<ProofDocument, string>({
      query: (id) => ({ url: `vet/proof-documents/${encodeURIComponent(id)}/` }),
      responseSchema: PROOF,
    }),
    /** The file as a data URL. */
    getProofFile: build.query<string, string>({
      query: (id) => ({
        url: `vet/proof-documents/${encodeURIComponent(id)}/file/`,
        responseHandler: async (response): Promise<unknown> =>
          response.ok ? readDataUrl(response) : response.json(),
      }),
      keepUnusedDataFor: 0,
    }),
    addProof: build.mutation<ProofDocument, ProofDocumentPayload>({
      query: (body) => ({ url: 'vet/proof-documents/', method: 'POST', body }),
      responseSchema: PROOF,
      invalidatesTags: (proof) => (proof ? [listTag('Proof')] : []),
    }),
    removeProof: build.mutation<null, string>({
      query: (id) => ({ url: `vet/proof-documents/${encodeURIComponent(id)}/`, ...deleteRequest }),
      responseSchema: NO_CONTENT,
      invalidatesTags: [listTag('Proof')],
    }),
  }),
});

export const {
  useListProofQuery,
  useGetProofQuery,
  useGetProofFileQuery,
  useAddProofMutation,
  useRemoveProofMutation,
} = proofApi;
