import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readDesk, writeDesk, type DeskAddress } from './deskAddress';

/** What the address says of the desk, and functions that change it. */
export function useDeskAddress() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const address = useMemo(() => readDesk(params), [params]);
  /** Keys and decisions lead on without a step in the history for each application. */
  const goTo = (next: DeskAddress, replace = false) =>
    void navigate({ search: writeDesk(next) }, { replace });
  return { address, goTo };
}
