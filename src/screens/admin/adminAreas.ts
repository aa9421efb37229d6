import type { UserData } from '../../../domain/contract/session';
import { hasPermission, type Permission } from '../../../domain/permissions';
import type { Paths } from '../../paths';

/** A page of the admin area, and what it is for. */
export interface Area {
  name: string;
  path: string;
  text: string;
}

interface TeamArea extends Area {
  /** Whoever has one of these sees the area. */
  needs: readonly Permission[];
  /** Seldom needed: the overview lists it, the line of areas does not. */
  isRare?: true;
}

type Viewer = Pick<UserData, 'role' | 'user_type'>;

export const adminAreas = (paths: Paths): TeamArea[] => [
  {
    name: 'Review Desk',
    needs: ['reviewApplications'],
    path: paths.adminDesk,
    text: 'Read one application after the other, and decide.',
  },
  {
    name: 'Business Pipeline',
    needs: ['reviewApplications'],
    path: paths.adminProgress,
    text: 'See where every application is, and move it on.',
  },
  {
    name: 'Assessment Reports',
    needs: ['reviewApplications'],
    path: paths.adminReports,
    text: 'Compare scores, check answers and decide who may go on to the Advanced part.',
  },
  {
    name: 'Directory Listings',
    needs: ['reviewListings'],
    path: paths.adminListings,
    text: 'Review new listings and changed descriptions.',
  },
  {
    name: 'Import',
    needs: ['importListings'],
    path: paths.adminImports,
    text: 'Add businesses to the directory from a CSV file, and undo it.',
  },
  {
    name: 'Moderation',
    needs: ['reviewPosts', 'readChanges', 'handleReports', 'decideClaims'],
    path: paths.adminModeration,
    text: 'Publish events and resources of members, and answer reports.',
  },
  {
    name: 'Members',
    needs: ['suspendMembers'],
    path: paths.adminMembers,
    text: 'Find an account, suspend it, change its role or remove it.',
  },
  {
    name: 'Newsletter',
    needs: ['readSubscribers'],
    path: paths.adminNewsletter,
    text: 'Write issues, send them, and see who gets them.',
  },
  {
    name: 'Search Words',
    needs: ['editSearchWords'],
    path: paths.adminSearchWords,
    text: 'See what nobody found in the directory, and say which words mean the same.',
  },
  {
    name: 'Texts',
    needs: ['editTexts'],
    path: paths.adminTexts,
    text: 'Edit what the public pages say, and go back to an earlier version.',
  },
  {
    name: 'Audit Log',
    needs: ['readAudit'],
    path: paths.adminAudit,
    text: 'Read what the team did, when and why.',
  },
  {
    name: 'Privacy',
    needs: ['protectData'],
    path: paths.adminPrivacy,
    text: 'Answer requests about personal data in time, and record a breach.',
    isRare: true,
  },
  {
    name: 'Checks',
    needs: ['seeFigures'],
    path: paths.adminChecks,
    text: 'See whether the installation has what it needs, and send a test email.',
    isRare: true,
  },
  {
    name: 'State Charts',
    needs: ['seeStateCharts'],
    path: paths.stateCharts,
    text: 'See how the product decides what happens next.',
  },
];

/** A business sees its own alone (decisions 6). */
const businessAreas = (paths: Paths): Area[] => [
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

export const mayOpen = (viewer: Pick<Viewer, 'role'>, needs: readonly Permission[]): boolean =>
  needs.some((permission) => hasPermission(viewer, permission));

/** The areas of the team that the viewer may see, then those of their own business. */
export function areasOf(paths: Paths, viewer: Viewer): (Area & Pick<TeamArea, 'isRare'>)[] {
  const ofTeam = adminAreas(paths).filter(({ needs }) => mayOpen(viewer, needs));
  if (viewer.user_type !== 'business') return ofTeam;
  const own = businessAreas(paths).filter(({ path }) => !ofTeam.some((area) => area.path === path));
  return [...ofTeam, ...own];
}
