import type { SmsCodePayload, SmsPhone, SmsPhonePayload } from '../../domain/contract/sms';
import { checkedBy } from './answerChecks';
import { baseApi } from './baseApi';
import { NO_CONTENT } from './plainAnswerChecks';
import { profileApi, type WithId } from './profileApi';

const isText = (value: unknown): boolean => value === null || typeof value === 'string';

const PHONE = checkedBy(
  (value): value is SmsPhone =>
    typeof value === 'object' &&
    value !== null &&
    ['number', 'pending'].every((name) => isText(Reflect.get(value, name))),
);
const once = { isOnce: () => true };

const NONE: SmsPhone = { number: null, pending: null };

const shown = (userId: number, sms: SmsPhone) =>
  profileApi.util.updateQueryData('getProfile', userId, (known) => ({ ...known, sms }));

interface Started {
  dispatch: (action: ReturnType<typeof shown>) => unknown;
  queryFulfilled: PromiseLike<{ data: SmsPhone | null }>;
}

/** Shows in the profile what an answer says; the caller is told of a failure. */
async function show(userId: number, { dispatch, queryFulfilled }: Started): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    dispatch(shown(userId, data ?? NONE));
  } catch {
    // Nothing has changed.
  }
}

/** The phone that gets text messages; the profile shows at once what the answers say. */
export const smsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendSmsCode: build.mutation<SmsPhone, WithId<SmsPhonePayload>>({
      query: ({ body }) => ({ url: 'accounts/sms/', method: 'POST', body }),
      extraOptions: once,
      responseSchema: PHONE,
      onQueryStarted: ({ userId }, started) => show(userId, started),
    }),
    confirmSmsPhone: build.mutation<SmsPhone, WithId<SmsCodePayload>>({
      query: ({ body }) => ({ url: 'accounts/sms/confirm/', method: 'POST', body }),
      extraOptions: once,
      responseSchema: PHONE,
      invalidatesTags: (phone) => (phone ? ['Profile'] : []),
      onQueryStarted: ({ userId }, started) => show(userId, started),
    }),
    endSms: build.mutation<null, number>({
      query: () => ({ url: 'accounts/sms/', method: 'DELETE' }),
      responseSchema: NO_CONTENT,
      invalidatesTags: (_answer, error) => (error ? [] : ['Profile']),
      onQueryStarted: show,
    }),
  }),
});

export const { useSendSmsCodeMutation, useConfirmSmsPhoneMutation, useEndSmsMutation } = smsApi;
