import type { StateUse } from '../../../domain/contract/stateCounts';
import type { UsePeriod } from '../../../domain/stateCounts/stateUse';
import { baseApi } from '../baseApi';

interface AskedUse {
  machine: string;
  days: UsePeriod;
}

export const { useGetStateUseQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getStateUse: build.query<StateUse, AskedUse>({
      query: ({ machine, days }) => ({
        url: 'mainapp/admin/state-use/',
        params: { machine, days },
      }),
    }),
  }),
});
