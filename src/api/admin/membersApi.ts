import type {
  MemberGridQuery,
  MemberRow,
  RemovalPayload,
  RolePayload,
  SuspensionPayload,
  TwoStepResetPayload,
} from '../../../domain/contract/admin/members';
import type { PageOf } from '../../../domain/contract/page';
import { answerWith } from '../answerChecks';
import { baseApi } from '../baseApi';
import { NO_CONTENT } from '../plainAnswerChecks';
import { isOutdated } from './isOutdated';

interface WithId<Body> {
  id: number;
  body: Body;
}

const CHANGED_TAGS = ['AdminMember', 'AuditEntry'] as const;

const MEMBER = answerWith<MemberRow>({ user_id: 'number', role: 'string', active: 'boolean' });

export const membersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminMembers: build.query<PageOf<MemberRow>, MemberGridQuery>({
      query: (params) => ({ url: 'mainapp/admin/members/', params }),
      providesTags: ['AdminMember'],
    }),
    changeMemberRole: build.mutation<MemberRow, WithId<RolePayload>>({
      query: ({ id, body }) => ({ url: `mainapp/admin/members/${id}/role/`, method: 'POST', body }),
      responseSchema: MEMBER,
      invalidatesTags: (member, error) => (member || isOutdated(error) ? CHANGED_TAGS : []),
    }),
    suspendMember: build.mutation<MemberRow, WithId<SuspensionPayload>>({
      query: ({ id, body }) => ({
        url: `mainapp/admin/members/${id}/suspension/`,
        method: 'POST',
        body,
      }),
      responseSchema: MEMBER,
      invalidatesTags: (member, error) => (member || isOutdated(error) ? CHANGED_TAGS : []),
    }),
    resetTwoStep: build.mutation<MemberRow, WithId<TwoStepResetPayload>>({
      query: ({ id, body }) => ({
        url: `mainapp/admin/members/${id}/two-step/reset/`,
        method: 'POST',
        body,
      }),
      responseSchema: MEMBER,
      invalidatesTags: (member, error) => (member || isOutdated(error) ? CHANGED_TAGS : []),
    }),
    removeMember: build.mutation<null, WithId<RemovalPayload>>({
      query: ({ id, body }) => ({ url: `mainapp/admin/members/${id}/`, method: 'DELETE', body }),
      responseSchema: NO_CONTENT,
      invalidatesTags: (_answer, error) => (!error || isOutdated(error) ? CHANGED_TAGS : []),
    }),
  }),
});

export const {
  useListAdminMembersQuery,
  useChangeMemberRoleMutation,
  useSuspendMemberMutation,
  useResetTwoStepMutation,
  useRemoveMemberMutation,
} = membersApi;
