import { resultCredentials } from '../db/schema/credentials';
import { attendances, events, resources } from '../db/schema/posts';
import { individualProfiles } from '../db/schema/profiles';
import { listings } from '../db/schema/listings';
import { searchWords, synonymGroups } from '../db/schema/search';
import { settings } from '../db/schema/shared';
import { siteTexts } from '../db/schema/siteTexts';
import { users } from '../db/schema/accounts';
import { applicationEvents, applications, resultPages } from '../db/schema/vetting';

const MEANINGS = [searchWords, synonymGroups];
/** They show who posted something. */
const POSTER = [users, individualProfiles];

/** Whose rows visitors are shown. What depends on a table that is missing here is seen up to two minutes late. */
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
