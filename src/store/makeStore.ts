import {
  configureStore,
  createSlice,
  isRejectedWithValue,
  type Middleware,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { baseApi, type ApiDependencies } from '../api/baseApi';

interface MachinePosition {
  value: unknown;
  tags: string[];
}

interface Move extends MachinePosition {
  id: string;
  /** What led there, for whoever reads the actions. */
  event: string;
}

/** Read-only picture of the running machines for Redux DevTools and journeys; nothing branches on it. */
const machines = createSlice({
  name: 'machines',
  initialState: (): Record<string, MachinePosition> => ({}),
  reducers: {
    machineMoved: (state, { payload }: PayloadAction<Move>) => {
      state[payload.id] = { value: payload.value, tags: payload.tags };
    },
  },
});

export const { machineMoved } = machines.actions;

interface StoreDependencies extends ApiDependencies {
  /** The server refused the token that this request carried. */
  tokenRefused(token: string): void;
}

/** The account-type step shows its own message for a 401 (specification 8). */
const SHOWS_ITS_OWN_401 = 'updateUserType';

interface RequestMeta {
  arg?: { endpointName?: string };
  baseQueryMeta?: { request?: Request };
}

const watchRefusals =
  ({ tokenRefused }: StoreDependencies): Middleware =>
  () =>
  (next) =>
  (action) => {
    const result = next(action);
    if (!isRejectedWithValue(action)) return result;
    const { arg, baseQueryMeta } = action.meta as RequestMeta;
    const authorization = baseQueryMeta?.request?.headers.get('Authorization');
    const is401 = (action.payload as { status?: unknown } | undefined)?.status === 401;
    if (is401 && authorization && arg?.endpointName !== SHOWS_ITS_OWN_401) {
      tokenRefused(authorization.replace('Token ', ''));
    }
    return result;
  };

export type ApiState = ReturnType<typeof baseApi.reducer>;

export const emptyApiState = (): ApiState => baseApi.reducer(undefined, { type: 'page' });

export function makeStore(dependencies: StoreDependencies, apiState: ApiState = emptyApiState()) {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer, machines: machines.reducer },
    preloadedState: { [baseApi.reducerPath]: apiState },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: dependencies satisfies ApiDependencies },
        serializableCheck: { ignoredActionPaths: ['meta.baseQueryMeta', 'meta.arg'] },
      })
        .prepend(watchRefusals(dependencies))
        .concat(baseApi.middleware),
  });
}

export type Store = ReturnType<typeof makeStore>;
