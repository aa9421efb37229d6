import { pagePatterns } from '../../domain/pages';
import { keysOf } from '../../domain/records';
import { PUBLIC_PAGES } from '../app/pages';
import { defaultConfig } from '../config';
import { aListing, aMember, anEvent, aResource, aResultPage } from './builders';
import type { ServerState } from './server';
import { unlistedPages } from './unlistedPages';

export const RENDERED_AT = Date.parse('2026-11-20T09:00:00Z');

const RECORDS: Record<string, string> = {
  listingMapper: aListing().slug,
  eventMapper: anEvent().slug,
  id: '1',
  code: aResultPage().code,
};

const patterns = pagePatterns(defaultConfig.productSlug);

export const publicAddress = (page: keyof typeof PUBLIC_PAGES): string =>
  patterns[page].replace(/:(\w+)/g, (_whole, name: string) => RECORDS[name] ?? name);

/** Every page and view that the server renders for everybody, and some that it renders as far as the frame. */
export const PUBLIC_ADDRESSES = [
  ...keysOf(PUBLIC_PAGES).map(publicAddress),
  ...unlistedPages(patterns),
  patterns.profile,
  patterns.authentication,
  patterns.globalAuth,
  patterns.stateCharts,
];

/** Records for those pages, with dates of all kinds. */
export function fillPublicPages(state: ServerState): void {
  state.now = RENDERED_AT;
  state.events = [
    anEvent({ status: 'postponed', previous_start_date: '2026-11-22T15:00:00.000Z' }),
    anEvent({ event_id: 2, timezone: 'Europe/London', members_only: true }),
  ];
  state.resources = [
    aResource({ featured: true, modified_at: '2026-09-07T09:00:00.000Z' }),
    aResource({ resource_id: 2 }),
  ];
  state.results = [aResultPage()];
  state.members = [aMember()];
  state.interest = [{ theme: 'energy transition', share: 45 }];
  state.topics = [
    {
      title: 'Who buys glass?',
      url: 'https://forum.example/t/1',
      replies: 1,
      last_posted_at: '2026-09-07T21:30:00.000Z',
    },
  ];
}
