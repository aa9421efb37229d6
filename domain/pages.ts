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
  resources: 'Resources',
  events: 'Events',
  directory: 'Business Directory',
  community: 'Community',
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
  member('Vetting Tool', 'The sustainability self-assessment of your business.');

/** Pages whose title and description are those of one record. */
type RecordPage = 'listing' | 'event' | 'resource' | 'result';

const textsOf = (productName: string) => ({
  home: {
    title: 'Sustainable businesses in Kenya',
    description:
      'A directory of Kenyan businesses that say how they care for workers, neighbours and nature, and a community of people who buy from them.',
  },
  mission: {
    title: 'Mission & Platform',
    description:
      'What the community is for, how the platform works for buyers, businesses and members, and the principles behind listings, scores and trends.',
  },
  themes: {
    title: 'Themes',
    description:
      'The six themes of the directory and the self-assessment: what each looks at, what Kenyan law asks, and a first step for a small business.',
  },
  partners: {
    title: 'Partners',
    description:
      'Kenyan authorities and programmes whose public guidance we use and where we send businesses for help, by theme. None of them endorses this site.',
  },
  team: {
    title: 'Our Team',
    description:
      'Who runs the community: the people who review applications, support businesses, guard data and build the site, and those who contribute what they know.',
  },
  advisoryGroup: {
    title: 'Advisory Group',
    description:
      'The people who advise on the questionnaire, the badges and the guidance, one for each of the six themes, and what the group does and does not decide.',
  },
  directory: {
    title: 'Business Directory',
    description:
      'Kenyan businesses by category and sustainability theme, with the criteria that each one meets.',
  },
  directoryInfo: {
    title: 'About Business Directory',
    description:
      'How a business gets into the directory, the exact criteria of the four badges, what the levels mean, how long a listing is valid, and how to report or appeal.',
  },
  resources: {
    title: 'Resources',
    description:
      'Guides, checklists, cases and Kenyan law in plain words on six sustainability themes, written by members and free to read.',
  },
  allResources: {
    title: 'All resources',
    description:
      'Every guide, toolkit, case, report and law explainer of the community, by type and theme.',
  },
  myResources: member('My resources', 'What you have shared, and its review.'),
  postResource: member('Share a resource', 'Share what you know with the community.'),
  events: {
    title: 'Events',
    description:
      'Workshops, walks and clinics on sustainability in Kenya and online: what is planned, what took place, and a calendar to subscribe to.',
  },
  myEvents: member('My events', 'The events you have posted, and their review.'),
  postEvent: member('Post an event', 'Invite the community to an event.'),
  community: {
    title: 'Community',
    description:
      'What membership gives to people and businesses, who takes part, what members care for, and the guidelines they agree to.',
  },
  contact: {
    title: 'Contact Us',
    description:
      'Where to write for help, about a listing, to report content, to appeal, or about your data, and how soon you get an answer.',
  },
  privacyPolicy: {
    title: 'Privacy Policy',
    description: `What ${productName} knows about you, why, who sees it, and how you decide about it.`,
  },
  terms: {
    title: 'Terms & Conditions',
    description: `What you and ${productName} can expect from each other.`,
  },
  myBusiness: member('My business', 'Your listing as the public sees it, and its review.'),
  poster: member('Poster', 'A poster for your shop, with a code that opens your listing.'),
  sticker: member(
    'Window sticker',
    'A sticker for your window, with a code that opens your result.',
  ),
  certificate: member('Certificate', 'Your reviewed result on one page, to print or to send.'),
  claimListing: member('Claim this business', 'Prove that a business is yours.'),
  sharedListing: member('A listing you look after', 'Its review, and who takes part.'),
  editSharedListing: member('Edit a listing', 'Change what the directory shows of a business.'),
  listingInvitation: member('Invitation', 'An invitation to look after a listing.'),
  globalAuth: member('Sign in', 'Sign in or create an account.'),
  remindMeLater: member('Your profile can wait', 'Complete your profile another time.'),
  passwordResetConfirm: member('Choose a new password', 'Set a new password for your account.'),
  assessmentHelp: member(
    'Help with an assessment',
    'Answer one part of the self-assessment of a business.',
  ),
  memberZone: member('Member Zone', 'What you can do next as a member.'),
  profile: member('Profile', 'Your account and what others see of it.'),
  vetting: assessment(),
  vettingForm: assessment(),
  vettingCompletion: assessment(),
  proof: member('Document', 'A document that proves answers of a business.'),
  admin: assessment(),
  authentication: member(
    'Complete your profile',
    'A few questions about your sustainability interests.',
  ),
  report: member('Report', 'The report of your self-assessment.'),
  reportReplay: member(
    'Check the calculation of a report',
    'Calculates the score of a report again, on your device.',
  ),
  stateCharts: member(
    'State charts',
    'Every state machine of the product: watch it run, or try it out.',
  ),
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
 * What the first answer of the server says of each page. The pages repeat it when they are shown, so that
 * the first load does not hold the texts of all. Those that are not private are in the sitemap.
 */
export const pageTexts: (productName: string) => Record<Exclude<PageName, RecordPage>, PageText> =
  textsOf;
