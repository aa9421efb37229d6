import { pagePatterns } from '../domain/pages';
import { proofPath } from '../domain/vetting/proofPath';
import { useConfig } from './config';

/** Every address of the SPA (specification 2). */
export const createPaths = (productSlug: string) => {
  const patterns = pagePatterns(productSlug);
  const admin = '/vetting/admin';
  return {
    ...patterns,
    about: (section: string) => `/about/${section}`,
    listing: (slug: string) => `${patterns.directory}/${encodeURIComponent(slug)}`,
    poster: (slug: string) => `/my-business/poster/${encodeURIComponent(slug)}`,
    sticker: (id: number | string) => `/my-business/${id}/sticker`,
    certificate: (id: number | string) => `/my-business/${id}/certificate`,
    result: (code: string) => `/v/${encodeURIComponent(code)}`,
    resultCredential: (code: string) => `/v/${encodeURIComponent(code)}.jwt`,
    resultPicture: (code: string) => `/v/${encodeURIComponent(code)}.svg`,
    assessmentHelp: (token: string) => `/assessment-help/${encodeURIComponent(token)}`,
    claimListing: (slug: string) => `${patterns.directory}/${encodeURIComponent(slug)}/claim`,
    resource: (id: number | string) => `/resource/${id}`,
    stateChart: (machine: string) => `/statecharts/${encodeURIComponent(machine)}`,
    event: (slug: string) => `/events/${encodeURIComponent(slug)}`,
    sharedListing: (id: number | string) => `/my-business/${id}`,
    editSharedListing: (id: number | string) => `/my-business/${id}/edit`,
    welcome: '/general?welcome=true',
    profileCompletion: (userType: string) => `/authentication?user_type=${userType}`,
    vettingForm: (categoryId: number | string) => `/vetting/form/${categoryId}`,
    proof: proofPath,
    admin,
    adminDesk: `${admin}/desk`,
    adminReports: `${admin}/reports`,
    adminListings: `${admin}/listings`,
    adminListing: (id: number | string) => `${admin}/listings/${id}`,
    adminNewListing: `${admin}/listings/new`,
    adminImports: `${admin}/imports`,
    adminImport: (id: number | string) => `${admin}/imports/${id}`,
    adminProgress: `${admin}/progress`,
    adminModeration: `${admin}/moderation`,
    adminMembers: `${admin}/members`,
    adminNewsletter: `${admin}/newsletter`,
    adminIssue: (id: number | string) => `${admin}/newsletter/${id}`,
    adminNewIssue: `${admin}/newsletter/new`,
    adminSearchWords: `${admin}/search-words`,
    adminTexts: `${admin}/texts`,
    adminText: (key: string) => `${admin}/texts/${key}`,
    adminChecks: `${admin}/checks`,
    adminPrivacy: `${admin}/privacy`,
    adminNewBreach: `${admin}/privacy/breaches/new`,
    adminBreach: (id: number | string) => `${admin}/privacy/breaches/${id}`,
    adminAudit: `${admin}/audit`,
    notFound: '/404',
  } as const;
};

/** The anchor of a question on the page of its category. */
export const questionAnchor = (question: number): string => `q${question}`;

export type Paths = ReturnType<typeof createPaths>;

/** Most components ask at each render, always with the slug of the one product. */
const known = new Map<string, Paths>();

export function usePaths(): Paths {
  const { productSlug } = useConfig();
  const paths = known.get(productSlug) ?? createPaths(productSlug);
  known.set(productSlug, paths);
  return paths;
}
