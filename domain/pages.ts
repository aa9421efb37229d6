import { msg, t } from './language';

/**
 * Every address that the SPA has a page for (specification 2.1 to 2.3), by the name of the page. `:name`
 * stands for one segment, a final `*` for any number. The server answers these with the page and status
 * 200; any other address is a real 404.
 */
export const pagePatterns = (productSlug: string) =>
  ({
    home: '/',
    mission: '/about/mission',
    themes: '/about/themes',
    partners: '/about/partners',
    team: '/about/team',
    advisoryGroup: '/advisory-group',
    directory: `/${productSlug}-directory`,
    directoryInfo: `/${productSlug}-directory/info`,
    listing: `/${productSlug}-directory/:listingMapper`,
    claimListing: `/${productSlug}-directory/:listingMapper/claim`,
    resources: '/resources',
    allResources: '/resources/all',
    myResources: '/resources/my-resources',
    postResource: '/resources/post',
    resource: '/resource/:id',
    events: '/events',
    myEvents: '/events/my-events',
    postEvent: '/events/post',
    event: '/events/:eventMapper',
    result: '/v/:code',
    community: '/community',
    contact: '/contact',
    privacyPolicy: '/privacy-policy',
    terms: '/terms-conditions',
    myBusiness: '/my-business',
    poster: '/my-business/poster/:slug',
    sticker: '/my-business/:id/sticker',
    certificate: '/my-business/:id/certificate',
    sharedListing: '/my-business/:id',
    editSharedListing: '/my-business/:id/edit',
    listingInvitation: '/listing-invitation/:token',
    globalAuth: '/global-auth',
    remindMeLater: '/remind-me-later',
    assessmentHelp: '/assessment-help/:token',
    passwordResetConfirm: '/password-reset/confirm/:uidb64/:token',
    memberZone: '/general',
    profile: '/profile',
    vetting: '/vetting',
    vettingForm: '/vetting/form/:categoryId',
    vettingCompletion: '/vetting/completion',
    proof: '/vetting/proof/:id',
    admin: '/vetting/admin/*',
    authentication: '/authentication',
    report: '/report',
    reportReplay: '/report/replay',
    stateCharts: '/statecharts',
    stateChart: '/statecharts/:machine',
  }) as const;

export type PageName = keyof ReturnType<typeof pagePatterns>;

/** The parameters of addresses on which depends what a visitor sees. */
export const PAGE_PARAMETERS: Partial<Record<PageName, readonly string[]>> = {
  directory: ['q', 'exact', 'category', 'theme', 'badge', 'county', 'sort', 'view', 'page'],
  allResources: ['q', 'exact', 'type', 'theme', 'sort', 'page'],
  events: [
    ...['view', 'month', 'q', 'exact', 'theme', 'mode', 'county', 'organizer', 'date'],
    ...['sort', 'page'],
  ],
  community: [
    ...['theme', 'category', 'county'],
    ...['q', 'exact', 'cares_for', 'lives_in', 'page'],
  ],
};

/**
 * Parameters that hand over a sign-in. The scripts of the page take them out of the address before anything is
 * shown, so the server renders no page with them.
 */
export const ENTRY_PARAMETERS = ['token', 'is_new_user', 'sso', 'sig', 'google', 'next'] as const;

/** The links of the top bar, after About Us. */
export const TOP_BAR_PAGES = {
  resources: msg('Resources'),
  events: msg('Events'),
  directory: msg('Business Directory'),
  community: msg('Community'),
} as const satisfies Partial<Record<PageName, string>>;

interface PageText {
  title: string;
  description: string;
  /** Only for those who are signed in, or a step of a process: nothing for a search engine. */
  isPrivate?: true;
}

const member = (title: string, description: string): PageText & { isPrivate: true } => ({
  title,
  description,
  isPrivate: true,
});
const assessment = () =>
  member(t('Vetting Tool'), t('The sustainability self-assessment of your business.'));

const stateCharts = () =>
  member(t('State charts'), t('Every state machine of the product: watch it run, or try it out.'));

/** Pages whose title and description are those of one record. */
type RecordPage = 'listing' | 'event' | 'resource' | 'result';

const textsOf = (productName: string) => ({
  home: {
    title: t('Sustainable businesses in Kenya'),
    description: t(
      'A directory of Kenyan businesses that say how they care for workers, neighbours and nature, and a community of people who buy from them.',
    ),
  },
  mission: {
    title: t('Mission & Platform'),
    description: t(
      'What the community is for, how the platform works for buyers, businesses and members, and the principles behind listings, scores and trends.',
    ),
  },
  themes: {
    title: t('Themes'),
    description: t(
      'The six themes of the directory and the self-assessment: what each looks at, what Kenyan law asks, and a first step for a small business.',
    ),
  },
  partners: {
    title: t('Partners'),
    description: t(
      'Kenyan authorities and programmes whose public guidance we use and where we send businesses for help, by theme. None of them endorses this site.',
    ),
  },
  team: {
    title: t('Our Team'),
    description: t(
      'Who runs the community: the people who review applications, support businesses, guard data and build the site, and those who contribute what they know.',
    ),
  },
  advisoryGroup: {
    title: t('Advisory Group'),
    description: t(
      'The people who advise on the questionnaire, the badges and the guidance, one for each of the six themes, and what the group does and does not decide.',
    ),
  },
  directory: {
    title: t('Business Directory'),
    description: t(
      'Kenyan businesses by category and sustainability theme, with the criteria that each one meets.',
    ),
  },
  directoryInfo: {
    title: t('About Business Directory'),
    description: t(
      'How a business gets into the directory, the exact criteria of the four badges, what the levels mean, how long a listing is valid, and how to report or appeal.',
    ),
  },
  resources: {
    title: t('Resources'),
    description: t(
      'Guides, checklists, cases and Kenyan law in plain words on six sustainability themes, written by members and free to read.',
    ),
  },
  allResources: {
    title: t('All resources'),
    description: t(
      'Every guide, toolkit, case, report and law explainer of the community, by type and theme.',
    ),
  },
  myResources: member(t('My resources'), t('What you have shared, and its review.')),
  postResource: member(t('Share a resource'), t('Share what you know with the community.')),
  events: {
    title: t('Events'),
    description: t(
      'Workshops, walks and clinics on sustainability in Kenya and online: what is planned, what took place, and a calendar to subscribe to.',
    ),
  },
  myEvents: member(t('My events'), t('The events you have posted, and their review.')),
  postEvent: member(t('Post an event'), t('Invite the community to an event.')),
  community: {
    title: t('Community'),
    description: t(
      'What membership gives to people and businesses, who takes part, what members care for, and the guidelines they agree to.',
    ),
  },
  contact: {
    title: t('Contact Us'),
    description: t(
      'Where to write for help, about a listing, to report content, to appeal, or about your data, and how soon you get an answer.',
    ),
  },
  privacyPolicy: {
    title: t('Privacy Policy'),
    description: t(
      'What {productName} knows about you, why, who sees it, and how you decide about it.',
      { productName },
    ),
  },
  terms: {
    title: t('Terms & Conditions'),
    description: t('What you and {productName} can expect from each other.', { productName }),
  },
  myBusiness: member(t('My business'), t('Your listing as the public sees it, and its review.')),
  poster: member(t('Poster'), t('A poster for your shop, with a code that opens your listing.')),
  sticker: member(
    t('Window sticker'),
    t('A sticker for your window, with a code that opens your result.'),
  ),
  certificate: member(
    t('Certificate'),
    t('Your reviewed result on one page, to print or to send.'),
  ),
  claimListing: member(t('Claim this business'), t('Prove that a business is yours.')),
  sharedListing: member(t('A listing you look after'), t('Its review, and who takes part.')),
  editSharedListing: member(
    t('Edit a listing'),
    t('Change what the directory shows of a business.'),
  ),
  listingInvitation: member(t('Invitation'), t('An invitation to look after a listing.')),
  globalAuth: member(t('Sign in'), t('Sign in or create an account.')),
  remindMeLater: member(t('Your profile can wait'), t('Complete your profile another time.')),
  passwordResetConfirm: member(
    t('Choose a new password'),
    t('Set a new password for your account.'),
  ),
  assessmentHelp: member(
    t('Help with an assessment'),
    t('Answer one part of the self-assessment of a business.'),
  ),
  memberZone: member(t('Member Zone'), t('What you can do next as a member.')),
  profile: member(t('Profile'), t('Your account and what others see of it.')),
  vetting: assessment(),
  vettingForm: assessment(),
  vettingCompletion: assessment(),
  proof: member(t('Document'), t('A document that proves answers of a business.')),
  admin: assessment(),
  authentication: member(
    t('Complete your profile'),
    t('A few questions about your sustainability interests.'),
  ),
  report: member(t('Report'), t('The report of your self-assessment.')),
  reportReplay: member(
    t('Check the calculation of a report'),
    t('Calculates the score of a report again, on your device.'),
  ),
  stateCharts: stateCharts(),
  stateChart: stateCharts(),
});

type Texts = ReturnType<typeof textsOf>;

/** The pages that the server renders. Of all others it renders the frame alone. */
export type PublicPage = {
  [Page in PageName]: Page extends keyof Texts
    ? Texts[Page] extends { isPrivate: true }
      ? never
      : Page
    : Page;
}[PageName];

/**
 * What the first answer of the server says of each page, in the language of the reader. The pages repeat it when
 * they are shown, so that the first load does not hold the texts of all. Those that are not private are in the
 * sitemap.
 */
export const pageTexts: (productName: string) => Record<Exclude<PageName, RecordPage>, PageText> =
  textsOf;
