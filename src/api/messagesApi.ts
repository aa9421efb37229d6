import type { Message, MessagePayload } from '../../domain/contract/message';
import { answerWith } from './answerChecks';
import { baseApi } from './baseApi';
import { fits } from './plainAnswerChecks';

const MESSAGE = answerWith<Message>({ message_id: 'number', display_name: 'string' });

interface ToMember {
  memberId: number;
  body: MessagePayload;
}

export const { useListMessagesQuery, useSendMessageMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.query<Message[], void>({
      query: () => ({ url: 'mainapp/messages/' }),
      providesTags: ['Message'],
    }),
    sendMessage: build.mutation<Message, ToMember>({
      query: ({ memberId, body }) => ({
        url: `mainapp/members/${memberId}/messages/`,
        method: 'POST',
        body,
      }),
      extraOptions: { creates: fits(MESSAGE) },
      responseSchema: MESSAGE,
      invalidatesTags: (sent) => (sent ? ['Message'] : []),
    }),
  }),
});
