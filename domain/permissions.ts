import { ROLES, type Role } from './accountTypes';
import { msg } from './language';

/** What somebody of the team may do beyond every member. */
export const PERMISSIONS = [
  /** Applications, reports of assessments, proof documents; acting for a business. */
  'reviewApplications',
  /** Read every listing and decide what is public. */
  'reviewListings',
  /** Create, change, feature and export listings. */
  'editListings',
  'importListings',
  /** Resources and events: publish, change, take down. */
  'reviewPosts',
  'readSubscribers',
  /** Write issues of the newsletter, and send them. */
  'sendNewsletter',
  'editSearchWords',
  /** What the public pages say (`domain/siteTexts`). */
  'editTexts',
  /** Name, contacts, forum and recording of the site. */
  'editSettings',
  /** Reports of visitors and members. */
  'handleReports',
  'decideClaims',
  /** Changes after an approval. */
  'readChanges',
  /** See accounts, suspend and restore those of members. */
  'suspendMembers',
  /** Change roles, delete accounts, and suspend those of the team. */
  'manageMembers',
  /** Requests about personal data, breaches, and how long data are kept. */
  'protectData',
  'readAudit',
  'seeStateCharts',
  /** The figures of the whole product. */
  'seeFigures',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

interface RoleFacts {
  name: string;
  /** With its article, within a sentence. */
  phrase: string;
  /** What the role is for. */
  text: string;
  may: readonly Permission[];
}

/** The one table of roles: checks of the server, menus and the permission test follow from it (ADR 44). */
export const ROLE_FACTS: Record<Role, RoleFacts> = {
  member: {
    name: msg('Member'),
    phrase: msg('a member'),
    text: msg('Sees no more than other members.'),
    may: [],
  },
  reviewer: {
    name: msg('Reviewer'),
    phrase: msg('a reviewer'),
    text: msg(
      'Reads applications, reports and documents of proof, reviews and changes listings, and can act on behalf of any business.',
    ),
    may: ['reviewApplications', 'reviewListings', 'editListings'],
  },
  editor: {
    name: msg('Editor'),
    phrase: msg('an editor'),
    text: msg(
      'Publishes and changes resources and events, writes and sends the newsletter, and edits the search words and the texts of public pages.',
    ),
    may: ['reviewPosts', 'readSubscribers', 'sendNewsletter', 'editSearchWords', 'editTexts'],
  },
  moderator: {
    name: msg('Moderator'),
    phrase: msg('a moderator'),
    text: msg(
      'Answers reports and claims, reads changes, takes posts and listings down, and suspends members.',
    ),
    may: [
      'handleReports',
      'decideClaims',
      'readChanges',
      'suspendMembers',
      'reviewPosts',
      'reviewListings',
    ],
  },
  admin: {
    name: msg('Admin'),
    phrase: msg('an admin'),
    text: msg('Does everything, and changes the roles of others, yours too.'),
    may: PERMISSIONS,
  },
};

export const hasPermission = (user: { role: Role } | null, permission: Permission): boolean =>
  user !== null && ROLE_FACTS[user.role].may.includes(permission);

export const rolesWith = (permission: Permission): Role[] =>
  ROLES.filter((role) => hasPermission({ role }, permission));
