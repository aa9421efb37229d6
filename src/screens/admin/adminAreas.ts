import type { Paths } from '../../paths';

/** A page of the admin area, and what it is for. */
export interface Area {
  name: string;
  path: string;
  text: string;
}

export const adminAreas = (paths: Paths): Area[] => [
  {
    name: 'Business Pipeline',
    path: paths.adminProgress,
    text: 'See where every application is, and move it on.',
  },
  {
    name: 'Assessment Reports',
    path: paths.adminReports,
    text: 'Compare scores, check answers and decide who may go on to the Advanced part.',
  },
  {
    name: 'Directory Listings',
    path: paths.adminListings,
    text: 'Review new listings and changed descriptions.',
  },
  {
    name: 'Import',
    path: paths.adminImports,
    text: 'Add businesses to the directory from a CSV file, and undo it.',
  },
  {
    name: 'Moderation',
    path: paths.adminModeration,
    text: 'Publish events and resources of members, and answer reports.',
  },
  {
    name: 'Members',
    path: paths.adminMembers,
    text: 'Find an account, change its role, suspend or remove it.',
  },
  { name: 'Newsletter', path: paths.adminNewsletter, text: 'See and export who subscribed.' },
  {
    name: 'Search Words',
    path: paths.adminSearchWords,
    text: 'See what nobody found in the directory, and say which words mean the same.',
  },
  {
    name: 'Texts',
    path: paths.adminTexts,
    text: 'Edit what the public pages say, and go back to an earlier version.',
  },
  {
    name: 'Audit Log',
    path: paths.adminAudit,
    text: 'Read what admins did, when and why.',
  },
  {
    name: 'State Charts',
    path: paths.stateCharts,
    text: 'See how the product decides what happens next.',
  },
];

/** A business sees its own alone (decisions 6). */
export const businessAreas = (paths: Paths): Area[] => [
  {
    name: 'Assessment Reports',
    path: paths.adminReports,
    text: 'Read the report on your own assessment.',
  },
  {
    name: 'Directory Listings',
    path: paths.adminListings,
    text: 'See your listing as our reviewers see it.',
  },
  {
    name: 'Business Pipeline',
    path: paths.adminProgress,
    text: 'See where your application is, and what comes next.',
  },
];
