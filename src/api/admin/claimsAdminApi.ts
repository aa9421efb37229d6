import type {
  ClaimDecisionPayload,
  ClaimGridQuery,
  ClaimRow,
} from '../../../domain/contract/claim';
import type { PageOf } from '../../../domain/contract/page';
import { answerWith } from '../answerChecks';
import { baseApi } from '../baseApi';
import { isOutdated } from './isOutdated';

const CHANGED = ['Claim', 'AdminListing', 'Listing', 'AuditEntry'] as const;

const claimsAdminApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listClaims: build.query<PageOf<ClaimRow>, ClaimGridQuery>({
      query: (params) => ({ url: 'mainapp/admin/claims/', params }),
      providesTags: ['Claim'],
    }),
    decideClaim: build.mutation<ClaimRow, { id: number; body: ClaimDecisionPayload }>({
      query: ({ id, body }) => ({
        url: `mainapp/admin/claims/${id}/decide/`,
        method: 'POST',
        body,
      }),
      responseSchema: answerWith<ClaimRow>({ claim_id: 'number', state: 'string' }),
      invalidatesTags: (claim, error) => (claim || isOutdated(error) ? CHANGED : []),
    }),
  }),
});

export const { useListClaimsQuery, useDecideClaimMutation } = claimsAdminApi;
