import { t } from '../../../domain/language';
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
    name: t('Review Desk'),
    needs: ['reviewApplications'],
    path: paths.adminDesk,
    text: t('Read one application after the other, and decide.'),
  },
  {
    name: t('Business Pipeline'),
    needs: ['reviewApplications'],
    path: paths.adminProgress,
    text: t('See where every application is, and move it on.'),
  },
  {
    name: t('Assessment Reports'),
    needs: ['reviewApplications'],
    path: paths.adminReports,
    text: t('Compare scores, check answers and decide who may go on to the Advanced part.'),
  },
  {
    name: t('Directory Listings'),
    needs: ['reviewListings'],
    path: paths.adminListings,
    text: t('Review new listings and changed descriptions.'),
  },
  {
    name: t('Import'),
    needs: ['importListings'],
    path: paths.adminImports,
    text: t('Add businesses to the directory from a CSV file, and undo it.'),
  },
  {
    name: t('Moderation'),
    needs: ['reviewPosts', 'readChanges', 'handleReports', 'decideClaims'],
    path: paths.adminModeration,
    text: t('Publish events and resources of members, and answer reports.'),
  },
  {
    name: t('Members'),
    needs: ['suspendMembers'],
    path: paths.adminMembers,
    text: t('Find an account, suspend it, change its role or remove it.'),
  },
  {
    name: t('Newsletter'),
    needs: ['readSubscribers'],
    path: paths.adminNewsletter,
    text: t('Write issues, send them, and see who gets them.'),
  },
  {
    name: t('Search Words'),
    needs: ['editSearchWords'],
    path: paths.adminSearchWords,
    text: t('See what nobody found in the directory, and say which words mean the same.'),
  },
  {
    name: t('Texts'),
    needs: ['editTexts'],
    path: paths.adminTexts,
    text: t('Edit what the public pages say, and go back to an earlier version.'),
  },
  {
    name: t('Audit Log'),
    needs: ['readAudit'],
    path: paths.adminAudit,
    text: t('Read what the team did, when and why.'),
  },
  {
    name: t('Privacy'),
    needs: ['protectData'],
    path: paths.adminPrivacy,
    text: t('Answer requests about personal data in time, and record a breach.'),
    isRare: true,
  },
  {
    name: t('Checks'),
    needs: ['seeFigures'],
    path: paths.adminChecks,
    text: t('See whether the installation has what it needs, and send a test email.'),
    isRare: true,
  },
  {
    name: t('State Charts'),
    needs: ['seeStateCharts'],
    path: paths.stateCharts,
    text: t('See how the product decides what happens next.'),
  },
];

/** A business sees its own alone (decisions 6). */
const businessAreas = (paths: Paths): Area[] => [
  {
    name: t('Assessment Reports'),
    path: paths.adminReports,
    text: t('Read the report on your own assessment.'),
  },
  {
    name: t('Directory Listings'),
    path: paths.adminListings,
    text: t('See your listing as our reviewers see it.'),
  },
  {
    name: t('Business Pipeline'),
    path: paths.adminProgress,
    text: t('See where your application is, and what comes next.'),
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
