import type {
  MemberGridQuery,
  MemberRow,
  RemovalPayload,
  RolePayload,
  SuspensionPayload,
} from '../../../domain/contract/admin/members';
import type { PageOf } from '../../../domain/contract/page';
import { baseApi } from '../baseApi';
import { isOutdated } from './isOutdated';

interface Addressed<Body> {
  id: number;
  body: Body;
}

const CHANGED = ['AdminMember', 'AuditEntry'] as const;

export const membersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminMembers: build.query<PageOf<MemberRow>, MemberGridQuery>({
      query: (params) => ({ url: 'mainapp/admin/members/', params }),
      providesTags: ['AdminMember'],
    }),
    changeMemberRole: build.mutation<MemberRow, Addressed<RolePayload>>({
      query: ({ id, body }) => ({ url: `mainapp/admin/members/${id}/role/`, method: 'POST', body }),
      invalidatesTags: (member, error) => (member || isOutdated(error) ? CHANGED : []),
    }),
    suspendMember: build.mutation<MemberRow, Addressed<SuspensionPayload>>({
      query: ({ id, body }) => ({
        url: `mainapp/admin/members/${id}/suspension/`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (member, error) => (member || isOutdated(error) ? CHANGED : []),
    }),
    removeMember: build.mutation<null, Addressed<RemovalPayload>>({
      query: ({ id, body }) => ({ url: `mainapp/admin/members/${id}/`, method: 'DELETE', body }),
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
