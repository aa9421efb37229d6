import type { UserData } from '../../domain/contract/session';
import { ROLES, type Role } from '../../domain/accountTypes';
import { hasPermission, type Permission } from '../../domain/permissions';
import type { formOf } from './files';

/** In the order of the statuses of a case; what the last three get follows from their permissions. */
export const ACTORS = [
  'visitor',
  'individual',
  'otherIndividual',
  'business',
  'admin',
  'reviewer',
  'editor',
  'moderator',
] as const;
export type Actor = (typeof ACTORS)[number];
type Member = Exclude<Actor, 'visitor'>;

/** What every case starts from: who is there, and what is theirs. `individual` alone has a confirmed email. */
export interface World {
  members: Record<Member, UserData>;
  /** Posts of `individual`, nothing of which is published. */
  resourceId: number;
  eventId: number;
  /** Published posts of `individual`. */
  publicResourceId: number;
  publicEventId: number;
  /** Address of an upload of `individual`. */
  file: string;
  newsletterToken: string;
  /** A draft of the newsletter by `admin`, and the secret part of its address. */
  issueId: number;
  issueToken: string;
  /** A document of `business`, and an upload of it that is none yet. */
  proofId: string;
  proofUpload: string;
  /** Of `business`, published. */
  listingId: number;
  /** Without a business account: `individual` owns it, `otherIndividual` edits it. */
  sharedListingId: number;
  /** Unclaimed and published. */
  unclaimedSlug: string;
  /** A claim of it by `otherIndividual`, with documents. */
  claimId: number;
  /** An invitation to it. */
  invitationId: number;
  /** Application of `business`, in progress. */
  applicationId: number;
  /** What `admin` noted about it. */
  noteId: number;
  /** An open report of a visitor on the published resource. */
  abuseReportId: number;
  /** What `individual` asked about their data. */
  dataRequestId: number;
  breachId: number;
  /** Account of a member with a public card; `individual` has one too. */
  writtenTo: number;
  helpLinkId: number;
}

export interface Case {
  /** Whose, or what, the address names: own for one actor, another's for the rest. */
  of: string;
  path(world: World): string;
  body?(world: World): unknown;
  /** A form instead of JSON. */
  form?(world: World): ReturnType<typeof formOf>;
  /** What somebody of the team must have for the admin's answer; else they get the other individual's. */
  needs?: Permission;
  /** What the team gets without being the admin, where it is the admin's own thing. */
  team?: number;
  /** A read that leaves an entry in the audit log when somebody of the team does it. */
  isRecorded?: boolean;
  /** visitor, individual, other individual, business, admin. */
  expect: [number, number, number, number, number];
}

export type Row = [route: string, ...cases: Case[]];

/** Rows that need a permission, unless one of their cases names another. */
export const needing = (needs: Permission, ...rows: Row[]): Row[] =>
  rows.map(([route, ...cases]) => [route, ...cases.map((row) => ({ needs, ...row }))]);

const roleOf = (actor: Actor): Role => ROLES.find((role) => role === actor) ?? 'member';

/** Whether the actor has what the case needs by their role. */
export const isPermitted = ({ needs }: Case, actor: Actor): boolean =>
  needs !== undefined && hasPermission({ role: roleOf(actor) }, needs);

export function statusFor(row: Case, actor: Actor): number {
  const [visitor, individual, otherIndividual, business, admin] = row.expect;
  const own = { visitor, individual, otherIndividual, business, admin };
  if (actor in own) return own[actor as keyof typeof own];
  if (row.needs === undefined) return row.team ?? admin;
  return isPermitted(row, actor) ? admin : otherIndividual;
}

export const ABSENT = 999_999;
/** Of the page of the result of `business`, which is on. */
export const RESULT_CODE = 'bcdfghjkmn';

/** Of the link by which somebody answers the first category for the business. */
export const HELP_TOKEN = 'help-of-the-business';
export const POSTED_AT = new Date('2026-02-01T09:00:00Z');
export const everybody: Case['expect'] = [200, 200, 200, 200, 200];
export const nobody: Case['expect'] = [404, 404, 404, 404, 404];
export const members: Case['expect'] = [401, 200, 200, 200, 200];

export const one = (path: string, expect: Case['expect'], body?: unknown): Case => ({
  of: 'all',
  path: () => path,
  ...(body !== undefined && { body: () => body }),
  expect,
});

/** A public read of one thing: published, the individual's own and hidden, absent. */
export const reads = (
  base: string,
  shown: (world: World) => number | string,
  hidden: ((world: World) => number) | null,
  end = '',
): Case[] => [
  { of: 'a published one', path: (world) => `${base}${shown(world)}/${end}`, expect: everybody },
  ...(hidden
    ? [
        {
          of: 'a draft of the individual',
          path: (world: World) => `${base}${hidden(world)}/${end}`,
          expect: [404, end ? 404 : 200, 404, 404, 404] as Case['expect'],
        },
      ]
    : []),
  { of: 'an absent id', path: () => `${base}${ABSENT}/${end}`, expect: nobody },
];

/** An account by its id: its owner alone, and nobody learns whether an id is taken. */
export const ownAccount = (
  end: string,
  owner: number,
  body?: (world: World) => unknown,
): Case[] => {
  const ofMember = (of: Member, expect: Case['expect']): Case => ({
    of: `the ${of}`,
    path: ({ members: { [of]: member } }) => `mainapp/profile/${member.user_id}/${end}`,
    ...(body && { body }),
    expect,
  });
  return [
    ofMember('individual', [401, owner, 403, 403, 403]),
    ofMember('business', [401, 403, 403, owner === 200 && body ? 400 : owner, 403]),
    {
      of: 'an absent id',
      path: () => `mainapp/profile/${ABSENT}/${end}`,
      ...(body && { body }),
      expect: [401, 403, 403, 403, 403],
    },
  ];
};
