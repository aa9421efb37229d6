import type {
  MemberGridQuery,
  MemberRow,
  RemovalPayload,
  RolePayload,
  SuspensionPayload,
} from '../../../domain/contract/admin/members';
import type { PageOf } from '../../../domain/contract/page';
import { answerWith } from '../answers';
import { baseApi } from '../baseApi';
import { NO_CONTENT } from '../plainAnswers';
import { isOutdated } from './isOutdated';

interface Addressed<Body> {
  id: number;
  body: Body;
}

const CHANGED = ['AdminMember', 'AuditEntry'] as const;

const MEMBER = answerWith<MemberRow>({ user_id: 'number', role: 'string', active: 'boolean' });

export const membersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminMembers: build.query<PageOf<MemberRow>, MemberGridQuery>({
      query: (params) => ({ url: 'mainapp/admin/members/', params }),
      providesTags: ['AdminMember'],
    }),
    changeMemberRole: build.mutation<MemberRow, Addressed<RolePayload>>({
      query: ({ id, body }) => ({ url: `mainapp/admin/members/${id}/role/`, method: 'POST', body }),
      responseSchema: MEMBER,
      invalidatesTags: (member, error) => (member || isOutdated(error) ? CHANGED : []),
    }),
    suspendMember: build.mutation<MemberRow, Addressed<SuspensionPayload>>({
      query: ({ id, body }) => ({
        url: `mainapp/admin/members/${id}/suspension/`,
        method: 'POST',
        body,
      }),
      responseSchema: MEMBER,
      invalidatesTags: (member, error) => (member || isOutdated(error) ? CHANGED : []),
    }),
    removeMember: build.mutation<null, Addressed<RemovalPayload>>({
      query: ({ id, body }) => ({ url: `mainapp/admin/members/${id}/`, method: 'DELETE', body }),
      responseSchema: NO_CONTENT,
      invalidatesTags: (_answer, error) => (!error || isOutdated(error) ? CHANGED : []),
    }),
  }),
});

export const {
  useListAdminMembersQuery,
  useChangeMemberRoleMutation,
  useSuspendMemberMutation,
  useRemoveMemberMutation,
} = membersApi;
