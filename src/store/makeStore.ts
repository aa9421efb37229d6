import {
  configureStore,
  createListenerMiddleware,
  createSlice,
  isRejectedWithValue,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { baseApi, type ApiSurroundings } from '../api/baseApi';

interface MachinePosition {
  value: unknown;
  tags: string[];
}

/** Read-only picture of the running machines for Redux DevTools; nothing branches on it. */
const machines = createSlice({
  name: 'machines',
  initialState: (): Record<string, MachinePosition> => ({}),
  reducers: {
    machineMoved: (state, { payload }: PayloadAction<MachinePosition & { id: string }>) => {
      state[payload.id] = { value: payload.value, tags: payload.tags };
    },
  },
});

export const { machineMoved } = machines.actions;

interface StoreSurroundings extends ApiSurroundings {
  /** The server refused the token that this request carried. */
  tokenRefused(token: string): void;
}

/** The account-type step tells of its 401 itself (specification 8). */
const TELLS_ITS_OWN_401 = 'updateUserType';

interface RequestMeta {
  arg?: { endpointName?: string };
  baseQueryMeta?: { request?: Request };
}

export function makeStore(surroundings: StoreSurroundings) {
  const refusals = createListenerMiddleware();
  refusals.startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload, meta }) => {
      const { arg, baseQueryMeta } = meta as RequestMeta;
      const authorization = baseQueryMeta?.request?.headers.get('Authorization');
      const is401 = (payload as { status?: unknown } | undefined)?.status === 401;
      if (!is401 || !authorization || arg?.endpointName === TELLS_ITS_OWN_401) return;
      surroundings.tokenRefused(authorization.replace('Token ', ''));
    },
  });
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, machines: machines.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: surroundings satisfies ApiSurroundings },
        serializableCheck: { ignoredActionPaths: ['meta.baseQueryMeta', 'meta.arg'] },
      })
        .prepend(refusals.middleware)
        .concat(baseApi.middleware),
  });
}

export type Store = ReturnType<typeof makeStore>;
