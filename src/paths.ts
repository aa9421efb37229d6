import { useConfig } from './config';

/** Every address of the SPA (specification 2). Route patterns are `createPaths(slug).pattern`. */
export const createPaths = (productSlug: string) => {
  const directory = `/${productSlug}-directory`;
  return {
    home: '/',
    about: (section: string) => `/about/${section}`,
    advisoryGroup: '/advisory-group',
    directory,
    directoryInfo: `${directory}/info`,
    listing: (slug: string) => `${directory}/${encodeURIComponent(slug)}`,
    resources: '/resources',
    allResources: '/resources/all',
    resource: (id: number | string) => `/resource/${id}`,
    myResources: '/resources/my-resources',
    postResource: '/resources/post',
    events: '/events',
    event: (slug: string) => `/events/${encodeURIComponent(slug)}`,
    myEvents: '/events/my-events',
    postEvent: '/events/post',
    community: '/community',
    contact: '/contact',
    privacyPolicy: '/privacy-policy',
    terms: '/terms-conditions',
    myBusiness: '/my-business',
    globalAuth: '/global-auth',
    remindMeLater: '/remind-me-later',
    passwordResetConfirm: '/password-reset/confirm/:uidb64/:token',
    memberZone: '/general',
    welcome: '/general?welcome=true',
    profile: '/profile',
    authentication: '/authentication',
    profileCompletion: (userType: string) => `/authentication?user_type=${userType}`,
    report: '/report',
    vetting: '/vetting',
    vettingForm: (categoryId: number | string) => `/vetting/form/${categoryId}`,
    vettingCompletion: '/vetting/completion',
    admin: '/vetting/admin',
    adminReports: '/vetting/admin/reports',
    adminListings: '/vetting/admin/listings',
    adminListing: (id: number | string) => `/vetting/admin/listings/${id}`,
    adminProgress: '/vetting/admin/progress',
    adminModeration: '/vetting/admin/moderation',
    adminMembers: '/vetting/admin/members',
    adminNewsletter: '/vetting/admin/newsletter',
    adminAudit: '/vetting/admin/audit',
    stateCharts: '/statecharts',
    notFound: '/404',
  } as const;
};

/** The anchor of a question on the page of its category. */
export const questionAnchor = (question: number): string => `q${question}`;

export type Paths = ReturnType<typeof createPaths>;

export const usePaths = (): Paths => createPaths(useConfig().productSlug);
