import { use } from 'react';
import { ClockContext, RenderedAtContext } from '../clock';
import { useClientValue } from './useClientValue';

/** What `read` makes of the present, such as today's date; as the server saw it while its page is taken over. */
export function useNow<T extends string | number | boolean>(read: (now: number) => T): T {
  const now = use(ClockContext);
  const renderedAt = use(RenderedAtContext);
  return useClientValue(() => read(now()), read(renderedAt ?? now()));
}
