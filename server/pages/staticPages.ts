interface StaticPage {
  title: string;
  description: string;
  /** Only for those who are signed in, or a step of a process: nothing for a search engine. */
  isPrivate?: true;
}

const HIDDEN = { isPrivate: true } as const;

export const NOT_FOUND: StaticPage = {
  title: 'Page not found (404)',
  description: 'There is no page at this address.',
  ...HIDDEN,
};

const member = (title: string, description: string): StaticPage => ({
  title,
  description,
  ...HIDDEN,
});
const vetting = member('Vetting Tool', 'The sustainability self-assessment of your business.');

/** Titles and descriptions in the words of the SPA's pages, by the address patterns of clientRoutes. */
export const staticPages = (slug: string, productName: string): Record<string, StaticPage> => ({
  '/': {
    title: 'Sustainable businesses in Kenya',
    description:
      'A directory of Kenyan businesses that say how they care for workers, neighbours and nature, and a community of people who buy from them.',
  },
  '/about/mission': {
    title: 'Mission & Platform',
    description:
      'What the community is for, how the platform works for buyers, businesses and members, and the principles behind listings, scores and trends.',
  },
  '/about/themes': {
    title: 'Themes',
    description:
      'The six themes of the directory and the self-assessment: what each looks at, what Kenyan law asks, and a first step for a small business.',
  },
  '/about/partners': {
    title: 'Partners',
    description:
      'Kenyan authorities and programmes whose public guidance we use and where we send businesses for help, by theme. None of them endorses this site.',
  },
  '/about/team': {
    title: 'Our Team',
    description:
      'Who runs the community: the people who review applications, support businesses, guard data and build the site, and those who contribute what they know.',
  },
  '/advisory-group': {
    title: 'Advisory Group',
    description:
      'The people who advise on the questionnaire, the badges and the guidance, one for each of the six themes, and what the group does and does not decide.',
  },
  [`/${slug}-directory`]: {
    title: 'Business Directory',
    description:
      'Kenyan businesses by category and sustainability theme, with the criteria that each one meets.',
  },
  [`/${slug}-directory/info`]: {
    title: 'About Business Directory',
    description:
      'How a business gets into the directory, the exact criteria of the four badges, what the levels mean, how long a listing is valid, and how to report or appeal.',
  },
  '/resources': {
    title: 'Resources',
    description:
      'Guides, checklists, cases and Kenyan law in plain words on six sustainability themes, written by members and free to read.',
  },
  '/resources/all': {
    title: 'All resources',
    description:
      'Every guide, toolkit, case, report and law explainer of the community, by type and theme.',
  },
  '/resources/my-resources': member('My resources', 'What you have shared, and its review.'),
  '/resources/post': member('Share a resource', 'Share what you know with the community.'),
  '/events': {
    title: 'Events',
    description:
      'Workshops, walks and clinics on sustainability in Kenya and online: what is planned, what took place, and a calendar to subscribe to.',
  },
  '/events/my-events': member('My events', 'The events you have posted, and their review.'),
  '/events/post': member('Post an event', 'Invite the community to an event.'),
  '/community': {
    title: 'Community',
    description:
      'What membership gives to people and businesses, who takes part, what members care for, and the guidelines they agree to.',
  },
  '/contact': {
    title: 'Contact Us',
    description:
      'Where to write for help, about a listing, to report content, to appeal, or about your data, and how soon you get an answer.',
  },
  '/privacy-policy': {
    title: 'Privacy Policy',
    description: `What ${productName} knows about you, why, who sees it, and how you decide about it.`,
  },
  '/terms-conditions': {
    title: 'Terms & Conditions',
    description: `What you and ${productName} can expect from each other.`,
  },
  '/my-business': member('My business', 'Your listing as the public sees it, and its review.'),
  '/global-auth': member('Sign in', 'Sign in or create an account.'),
  '/remind-me-later': member('Your profile can wait', 'Complete your profile another time.'),
  '/password-reset/confirm/:uidb64/:token': member(
    'Choose a new password',
    'Set a new password for your account.',
  ),
  '/general': member('Member Zone', 'What you can do next as a member.'),
  '/profile': member('Profile', 'Your account and what others see of it.'),
  '/vetting': vetting,
  '/vetting/form/:categoryId': vetting,
  '/vetting/completion': vetting,
  '/vetting/admin/*': vetting,
  '/authentication': member(
    'Complete your profile',
    'A few questions about your sustainability interests.',
  ),
  '/report': member('Report', 'The report of your self-assessment.'),
  '/statecharts': member(
    'State charts',
    'Every state machine of the product: watch it run, or try it out.',
  ),
});
