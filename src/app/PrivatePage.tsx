import type { ReactNode } from 'react';
import type { PageName } from '../../domain/pages';
import type { LazyComponent } from '../ui/lazyComponent';
import { AwaitSession, GateSession, RequireSession } from './guards';
import {
  MEMBER_PAGES,
  OTHER_PAGES,
  PROFILE_PAGES,
  REPORT_PAGES,
  VETTING_PAGES,
  VettingProvider,
} from './privatePages';

type Place = (page: ReactNode) => ReactNode;
type Places = Partial<Record<PageName, ReactNode>>;

const placed = (pages: Record<string, LazyComponent<object>>, place: Place) =>
  Object.fromEntries(Object.entries(pages).map(([name, Page]) => [name, place(<Page />)]));

/** Each private page behind its guard. */
const PLACES: Places = {
  ...placed(OTHER_PAGES, (page) => page),
  ...placed(MEMBER_PAGES, (page) => <RequireSession>{page}</RequireSession>),
  ...placed(VETTING_PAGES, (page) => (
    <GateSession>
      <VettingProvider>{page}</VettingProvider>
    </GateSession>
  )),
  ...placed(REPORT_PAGES, (page) => <GateSession>{page}</GateSession>),
  ...placed(PROFILE_PAGES, (page) => <RequireSession opensPopup>{page}</RequireSession>),
};

export interface PrivatePageProps {
  name: PageName;
}

export default function PrivatePage({ name }: PrivatePageProps) {
  return <AwaitSession>{PLACES[name]}</AwaitSession>;
}
