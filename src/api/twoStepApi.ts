import type { Session } from '../../domain/contract/session';
import type {
  RecoveryCodes,
  TwoStepCodePayload,
  TwoStepOffPayload,
  TwoStepSetup,
  TwoStepSetupPayload,
  TwoStepStarted,
  TwoStepState,
} from '../../domain/contract/twoStep';
import { answerWith, SESSION } from './answerChecks';
import { baseApi } from './baseApi';

const STATE = answerWith<TwoStepState>({
  on: 'boolean',
  required: 'boolean',
  recovery_codes_left: 'number',
});
const SETUP = answerWith<TwoStepSetup>({ secret: 'string', address: 'string' });
const CODES = answerWith<RecoveryCodes>({ recovery_codes: 'array' });
const STARTED = answerWith<TwoStepStarted>({
  recovery_codes: 'array',
  user_data: { token: 'string' },
});
const once = { isOnce: () => true };

/** Two-step sign-in of one's own account; what it shows is kept nowhere. */
export const twoStepApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTwoStep: build.query<TwoStepState, void>({
      query: () => ({ url: 'accounts/two-step/' }),
      keepUnusedDataFor: 0,
      responseSchema: STATE,
    }),
    setUpTwoStep: build.mutation<TwoStepSetup, TwoStepSetupPayload>({
      query: (body) => ({ url: 'accounts/two-step/setup/', method: 'POST', body }),
      extraOptions: once,
      responseSchema: SETUP,
    }),
    confirmTwoStep: build.mutation<TwoStepStarted, TwoStepCodePayload>({
      query: (body) => ({ url: 'accounts/two-step/confirm/', method: 'POST', body }),
      extraOptions: once,
      responseSchema: STARTED,
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, TwoStepCodePayload>({
      query: (body) => ({ url: 'accounts/two-step/codes/', method: 'POST', body }),
      extraOptions: once,
      responseSchema: CODES,
    }),
    switchTwoStepOff: build.mutation<Session, TwoStepOffPayload>({
      query: (body) => ({ url: 'accounts/two-step/off/', method: 'POST', body }),
      extraOptions: once,
      responseSchema: SESSION,
    }),
  }),
});

export const {
  useConfirmTwoStepMutation,
  useGetTwoStepQuery,
  useRenewRecoveryCodesMutation,
  useSetUpTwoStepMutation,
  useSwitchTwoStepOffMutation,
} = twoStepApi;
