import { resultCredentials } from '../db/credentials';
import { attendances, events, resources } from '../db/posts';
import {
  individualProfiles,
  listings,
  searchWords,
  settings,
  siteTexts,
  synonymGroups,
  users,
} from '../db/schema';
import { applicationEvents, applications, resultPages } from '../db/vetting';

const MEANINGS = [searchWords, synonymGroups];
/** They show who posted something. */
const POSTER = [users, individualProfiles];

/** Whose rows visitors are shown. What depends on a table that is missing here is seen a minute late. */
export const TABLES_READ = {
  /** Texts and settings are on every page. */
  frame: [settings, siteTexts],
  siteText: [siteTexts, users],
  directory: [listings],
  listing: [listings, events],
  listingSearch: [listings, ...MEANINGS],
  eventList: [events, attendances],
  eventSearch: [events, attendances, ...MEANINGS],
  event: [events, attendances, listings, ...POSTER],
  feed: [events],
  resourceList: [resources],
  resourceSearch: [resources, ...MEANINGS],
  resource: [resources, ...POSTER],
  memberSearch: [...POSTER, ...MEANINGS],
  result: [listings, resultPages, applications, applicationEvents],
  credentialStatus: [listings, resultPages, applications, applicationEvents, resultCredentials],
  sitemap: [listings, events, resources],
};
