/** The screens of the fault matrix, in the order of its columns. */
export const SCREENS = {
  public: 'Public list',
  login: 'Login and sign-up',
  form: 'Profile form',
  assessment: 'Assessment',
  post: 'Post and delete',
  admin: 'Admin',
} as const;

export type ScreenName = keyof typeof SCREENS;

/** What can go wrong between a screen and its data, in the order of the rows. */
export const FAULTS = {
  serverError: '500, 502 or 503',
  throttled: '429 with Retry-After in seconds, as a date, or rubbish',
  html: 'HTML in place of JSON',
  wrongShape: 'JSON of a wrong shape: null, {}, an array, missing fields',
  emptyOrHuge: 'an empty 200, a 204, or 10 MB',
  silence: 'no answer for 60 s',
  resetBefore: 'a reset before the headers',
  resetAfter: 'a reset within the body, after the commit',
  offline: 'offline, then online',
  twice: 'a double click, Enter twice',
  expiry: 'the token expires in the middle',
  otherTab: 'a sign-out or another user in a second tab',
  twoTabs: 'two tabs change the same',
  oldChunk: 'a chunk of an old build: 404',
  badSession: 'corrupt or foreign user data',
  storage: 'storage full or blocked',
  history: 'back and forward after a sign-out',
  kill: 'the tab is killed while typing',
  slow: 'slow 3G and a clock a day off',
} as const;

export type FaultName = keyof typeof FAULTS;

/** What a cell proves. */
export const CODES = {
  E: 'a message says what happened, the page stays usable, and it can be tried again',
  K: 'what was typed is kept',
  Q: 'it is queued, and sent once later',
  1: 'exactly one row',
  L: 'the login opens, and leads back to the same place',
  C: 'the last copy is shown, with its date',
  S: 'a notice says that this device keeps nothing',
  V: 'the page is shown as a visitor sees it, without private data',
  W: 'both versions are shown, and none is lost',
  R: 'the page is loaded once more',
  D: 'it works as ever',
} as const;

type Code = keyof typeof CODES;

export type Cell =
  | {
      codes: readonly Code[];
      /** Why it does not pass; its test says what happens. */ fails?: string;
    }
  | { notApplicable: string };

const proves = (...codes: Code[]): Cell => ({ codes });
const none = (notApplicable: string): Cell => ({ notApplicable });
const fails = (why: string, ...codes: Code[]): Cell => ({ codes, fails: why });

const NOTHING_TYPED = 'a visitor types nothing that is kept';
const NOBODY_YET = 'nobody is signed in yet';

export const CELLS: Readonly<Record<FaultName, Readonly<Record<ScreenName, Cell>>>> = {
  serverError: {
    public: proves('C', 'E'),
    login: proves('E', 'K'),
    form: proves('E', 'K'),
    assessment: proves('E', 'K', 'Q'),
    post: proves('E', 'K'),
    admin: proves('E', 'K'),
  },
  throttled: {
    public: proves('C', 'E'),
    login: proves('E', 'K'),
    form: proves('E', 'K'),
    assessment: proves('K', 'Q'),
    post: proves('E', 'K'),
    admin: proves('E', 'K'),
  },
  html: {
    public: proves('E'),
    login: proves('E', 'K'),
    form: proves('E', 'K'),
    assessment: proves('E', 'K', 'Q'),
    post: proves('E', 'K'),
    admin: proves('E', 'K'),
  },
  wrongShape: {
    public: proves('E'),
    login: proves('E', 'K'),
    form: proves('E', 'K'),
    assessment: proves('E', 'K', 'Q'),
    post: proves('E', 'K'),
    admin: proves('E', 'K'),
  },
  emptyOrHuge: {
    public: proves('E'),
    login: proves('E', 'K'),
    form: proves('E', 'K'),
    assessment: proves('E', 'K', 'Q'),
    post: proves('E', 'K'),
    admin: proves('E', 'K'),
  },
  silence: {
    public: proves('C', 'E'),
    login: proves('E', 'K'),
    form: proves('E', 'K'),
    assessment: proves('K', 'Q'),
    post: proves('E', 'K', 1),
    admin: proves('E', 'K'),
  },
  resetBefore: {
    public: proves('C', 'E'),
    login: proves('E', 'K'),
    form: proves('E', 'K', 1),
    assessment: proves('K', 'Q', 1),
    post: proves('E', 'K', 1),
    admin: proves('E', 'K', 1),
  },
  resetAfter: {
    public: fails(
      'a page that ends in its middle is shown as far as it came: the worker passes it on while it arrives',
      'C',
      'E',
    ),
    login: proves('E', 'K'),
    form: proves('K', 1),
    assessment: proves('Q', 1),
    post: proves('K', 1),
    admin: proves('K', 1),
  },
  offline: {
    public: proves('C'),
    login: proves('E', 'K'),
    form: proves('E', 'K'),
    assessment: proves('K', 'Q'),
    post: proves('E', 'K'),
    admin: proves('E', 'K'),
  },
  twice: {
    public: none(NOTHING_TYPED),
    login: proves(1),
    form: proves(1),
    assessment: proves(1),
    post: proves(1),
    admin: proves(1),
  },
  expiry: {
    public: none(NOBODY_YET),
    login: none(NOBODY_YET),
    form: proves('L', 'K'),
    assessment: proves('L', 'K', 'Q'),
    post: proves('L', 'K'),
    admin: proves('L', 'K'),
  },
  otherTab: {
    public: proves('V'),
    login: proves('D'),
    form: proves('L', 'K', 'V'),
    assessment: proves('L', 'V'),
    post: proves('L', 'K', 'V'),
    admin: proves('L', 'V'),
  },
  twoTabs: {
    public: none(NOTHING_TYPED),
    login: none(NOBODY_YET),
    form: proves('W'),
    assessment: proves('W'),
    post: none(
      'a post has one author; e2e/twoVersions.journey.ts has two windows of theirs all the same',
    ),
    admin: proves('W'),
  },
  oldChunk: {
    public: proves('R', 'E'),
    login: proves('R'),
    form: proves('R', 'K'),
    assessment: proves('R', 'K'),
    post: proves('R', 'K'),
    admin: proves('R', 'K'),
  },
  badSession: {
    public: proves('V'),
    login: none(NOBODY_YET),
    form: proves('L'),
    assessment: proves('L'),
    post: proves('L'),
    admin: proves('L'),
  },
  storage: {
    public: proves('D'),
    login: proves('S'),
    form: proves('S', 'K'),
    assessment: proves('S', 'Q'),
    post: proves('S', 'K'),
    admin: proves('S', 'K'),
  },
  history: {
    public: proves('V'),
    login: none(NOBODY_YET),
    form: proves('L'),
    assessment: proves('L'),
    post: proves('L'),
    admin: proves('L'),
  },
  kill: {
    public: none(NOTHING_TYPED),
    login: none('passwords are not kept, and the rest is short'),
    form: proves('K'),
    assessment: proves('K'),
    post: proves('K'),
    admin: none('the drafts of the team are proved with the other faults'),
  },
  slow: {
    public: proves('C'),
    login: proves('D'),
    form: proves('D'),
    assessment: proves('D'),
    post: proves('D'),
    admin: proves('D'),
  },
};

/** As the test of a cell is called. */
export const cellTitle = (fault: FaultName, screen: ScreenName): string =>
  `${FAULTS[fault]} × ${SCREENS[screen]}`;
