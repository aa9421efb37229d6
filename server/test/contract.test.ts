import type { UnknownAction } from '@reduxjs/toolkit';
import '../../src/api/admin/reportsAdminApi';
import { baseApi } from '../../src/api/baseApi';
import '../../src/api/admin/applicationReviewApi';
import '../../src/api/admin/auditApi';
import '../../src/api/admin/importsApi';
import '../../src/api/admin/claimsAdminApi';
import '../../src/api/admin/deskApi';
import '../../src/api/admin/listingsAdminApi';
import '../../src/api/claimApi';
import '../../src/api/admin/membersApi';
import '../../src/api/admin/moderationApi';
import '../../src/api/admin/checksApi';
import '../../src/api/admin/healthApi';
import '../../src/api/admin/issuesApi';
import '../../src/api/documentsApi';
import '../../src/api/admin/newsletterApi';
import '../../src/api/activityApi';
import '../../src/api/communityApi';
import '../../src/api/credentialsApi';
import '../../src/api/directoryApi';
import '../../src/api/eventsApi';
import '../../src/api/listingPeopleApi';
import '../../src/api/admin/overviewApi';
import '../../src/api/admin/pipelineApi';
import '../../src/api/admin/searchWordsApi';
import '../../src/api/admin/privacyApi';
import '../../src/api/admin/siteTextsAdminApi';
import '../../src/api/admin/stateUseApi';
import '../../src/api/dataRequestsApi';
import '../../src/api/messagesApi';
import '../../src/api/savedListingsApi';
import '../../src/api/siteTextsApi';
import '../../src/api/memberZoneApi';
import '../../src/api/profileApi';
import '../../src/api/helpApi';
import '../../src/api/proofApi';
import '../../src/api/joinAlertsApi';
import '../../src/api/reportsApi';
import '../../src/api/resourcesApi';
import '../../src/api/resultPagesApi';
import '../../src/api/sessionApi';
import '../../src/api/smsApi';
import '../../src/api/suggestionsApi';
import '../../src/api/trendsApi';
import '../../src/api/twoStepApi';
import '../../src/api/uploadsApi';
import '../../src/api/vettingApi';
import '../../src/api/waitingListApi';
import { createRunningRequests } from '../../src/api/runningRequests';
import { makeStore } from '../../src/store/makeStore';
import { createTestApp, type TestApp } from './testApp';

/** One argument for each endpoint of the SPA; a new endpoint needs a line here. */
const SAMPLES: Record<string, unknown> = {
  login: {},
  sendSignInCode: {},
  getTwoStep: undefined,
  setUpTwoStep: {},
  confirmTwoStep: {},
  renewRecoveryCodes: {},
  switchTwoStepOff: {},
  resetTwoStep: { id: 1, body: {} },
  signUp: {},
  swapHandover: { token: 'a-token' },
  logOut: undefined,
  getSession: undefined,
  updateUserType: {},
  changePassword: {},
  requestPasswordReset: {},
  confirmPasswordReset: {},
  sendVerification: undefined,
  sendSmsCode: { userId: 1, body: {} },
  confirmSmsPhone: { userId: 1, body: {} },
  endSms: 1,
  listListings: undefined,
  getListingOverview: undefined,
  searchListings: {},
  suggest: 'so',
  getOwnListing: undefined,
  getListing: 'a-slug',
  countActivity: { listing: 1, body: { kind: 'view' } },
  getMemberZone: undefined,
  beginVisit: undefined,
  getClaimDesk: 'a-slug',
  sendClaimCode: { listing: 'a-slug', body: {} },
  confirmClaim: { listing: 'a-slug', body: {} },
  sendClaimDocuments: { listing: 'a-slug', body: {} },
  listClaims: {},
  decideClaim: { id: 1, body: {} },
  listSharedListings: undefined,
  getSharedListing: 1,
  saveSharedListing: { id: 1, body: {} },
  listListingPeople: 1,
  changeListingRole: { id: 1, user: 2, body: {} },
  removeListingPerson: { id: 1, user: 2 },
  inviteToListing: { id: 1, body: {} },
  resendInvitation: { id: 1, invitation: 2 },
  withdrawInvitation: { id: 1, invitation: 2 },
  getInvitation: 'a-token',
  acceptInvitation: 'a-token',
  getResultPage: 'abcdefghjk',
  getOwnResultPage: 1,
  switchResultPage: { listing: 1, body: {} },
  listResources: undefined,
  getResourceOverview: undefined,
  searchResources: {},
  getResource: '1',
  createResource: { body: {}, key: 'a-key' },
  updateResource: { id: 1, body: {} },
  deleteResource: 1,
  listEvents: undefined,
  searchEvents: {},
  listAttending: undefined,
  getEvent: 'a-slug',
  createEvent: { body: {}, key: 'a-key' },
  updateEvent: { id: 1, body: {} },
  deleteEvent: 1,
  changeEventStatus: { id: 1, body: {} },
  attendEvent: 1,
  cancelAttendance: 1,
  joinWaitingList: 1,
  leaveWaitingList: 1,
  listAttendees: 1,
  getAttendeesFile: 1,
  listMembers: {},
  listThemeInterest: undefined,
  getTrends: { filter: {} },
  listForumTopics: undefined,
  addJoinAlert: {},
  createReport: {},
  getProfile: 1,
  updateProfile: { userId: 1, body: {} },
  exportProfile: 1,
  deleteAccount: { userId: 1, body: {} },
  submitSustainability: { body: {}, key: 'a-key' },
  submitBusiness: { body: {}, key: 'a-key' },
  createUpload: { kind: 'logo', file: new File(['x'], 'logo.png') },
  listProof: 1,
  getProof: 'an-id',
  getProofFile: 'an-id',
  addProof: {},
  removeProof: 'an-id',
  listVettingCategories: undefined,
  listVettingQuestions: undefined,
  listVettingOptions: 101,
  listVettingResponses: 1,
  saveVettingResponse: { body: {}, key: 'a-key' },
  listHelpLinks: undefined,
  addHelpLink: {},
  endHelpLink: 1,
  getHelpRequest: 'a-token',
  saveHelpResponse: { token: 'a-token', body: {}, key: 'a-key' },
  getVettingData: 1,
  listApplications: { user: 1 },
  getApplication: 1,
  sendApplicationEvent: { id: 1, body: {} },
  getReviewTimes: undefined,
  getVettingReport: 1,
  listAdminPosts: {},
  listUnreadChanges: {},
  readChange: {},
  listAbuseReports: {},
  closeAbuseReport: { id: 1, body: {} },
  decideReview: {},
  listAdminMembers: {},
  changeMemberRole: { id: 1, body: {} },
  suspendMember: { id: 1, body: {} },
  removeMember: { id: 1, body: {} },
  listAuditEntries: {},
  getSubscribersFile: undefined,
  listAdminReports: {},
  getReportComparison: 1,
  exportReports: { filters: {}, format: 'csv' },
  listAdminListings: {},
  countAdminListings: undefined,
  getListingReview: 1,
  addListing: { body: {}, key: 'a-key' },
  listImports: {},
  getImport: 1,
  readColumns: { text: '' },
  previewImport: { text: '', columns: [] },
  runImport: { body: {}, key: 'a-key' },
  undoImport: 1,
  featureListing: { id: 1, body: {} },
  editListing: { id: 1, body: {} },
  exportListings: {},
  listPipeline: {},
  listPipelineColumn: { state: 'submitted' },
  getPipelineStatistics: undefined,
  getAdminOverview: undefined,
  sendBulkEvents: {},
  setClearance: { id: 1, body: {} },
  listDesk: {},
  sendDeskBulk: {},
  getApplicationReview: 1,
  assignApplication: { application: 1, body: {} },
  snoozeApplication: { application: 1, body: {} },
  addNote: { application: 1, body: {} },
  editNote: { application: 1, note: 2, body: {} },
  deleteNote: { application: 1, note: 2 },
  judgeAnswer: { application: 1, question: 101, body: {} },
  listMissingWords: {},
  listSynonyms: {},
  addSynonyms: { words: [] },
  changeSynonyms: { id: 1, body: { words: [], before: [] } },
  removeSynonyms: 1,
  getSiteText: 'mission',
  listSiteTexts: undefined,
  listSettings: undefined,
  getSiteTextHistory: 'mission',
  agreeToDocument: { key: 'terms', version: 0 },
  runChecks: undefined,
  getHealth: undefined,
  getStateUse: { machine: 'vetting', days: 30 },
  sendTestMail: undefined,
  listSuppressions: undefined,
  removeSuppression: 1,
  exportAuditEntries: {},
  listSavedListings: undefined,
  saveListing: { id: 1, follows: true },
  unsaveListing: 1,
  listMessages: undefined,
  sendMessage: { memberId: 1, body: {} },
  listOwnDataRequests: undefined,
  askAboutData: {},
  listDataRequests: undefined,
  recordDataRequest: {},
  answerDataRequest: { id: 1, body: {} },
  getDataOfRequest: 1,
  listBreaches: undefined,
  getBreach: 1,
  recordBreach: {},
  saveBreach: { id: 1, body: {} },
  setBreachStep: { id: 1, body: {} },
  addBreachAccounts: { id: 1, body: {} },
  clearBreachAccounts: 1,
  exportBreachAccounts: 1,
  tellBreachAccounts: { id: 1, body: {} },
  listIssues: undefined,
  getIssue: 1,
  addIssue: { body: {}, key: 'a-key' },
  saveIssue: { id: 1, body: {} },
  deleteIssue: 1,
  testIssue: 1,
  moveIssue: { id: 1, move: 'send' },
  saveSiteText: { key: 'mission', body: { text: null, based_on: 0 } },
};

/** The column of the board asks it how much more there is; the others make nothing of it. */
const ANSWER = JSON.stringify({ count: 0, cards: [] });

/** Server routes that no RTK Query endpoint calls, by the tag of their OpenAPI operation. */
const NOT_FOR_THE_SPA = ['operations', 'feeds', 'files', 'newsletter', 'sign-on', 'mail pages'];

interface Operation {
  tags?: string[];
}

interface Endpoint {
  initiate(arg: unknown): UnknownAction;
}

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

function serverRoutes(): string[] {
  const { paths } = testApp.app.swagger() as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { tags = [] }]) => ({ path, method, tags })),
    )
    .filter(({ tags }) => !tags.some((tag) => NOT_FOR_THE_SPA.includes(tag)))
    .map(({ path, method }) => `${method.toUpperCase()} ${path}`);
}

async function endpointCalls(): Promise<string[]> {
  const calls: string[] = [];
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { method, url } = input as Request;
    calls.push(`${method} ${new URL(url).pathname}`);
    return Promise.resolve(
      new Response(ANSWER, { headers: { 'Content-Type': 'application/json' } }),
    );
  });
  const store = makeStore({
    apiHost: 'http://localhost',
    readToken: () => null,
    now: Date.now,
    pendingKeys: new Map(),
    reads: createRunningRequests(),
    writes: createRunningRequests(),
    tokenRefused: () => {},
  });
  const endpoints = Object.entries<Endpoint>(baseApi.endpoints);
  expect(endpoints.map(([name]) => name).sort()).toEqual(Object.keys(SAMPLES).sort());
  for (const [name, endpoint] of endpoints) {
    await Promise.resolve(store.dispatch(endpoint.initiate(SAMPLES[name])));
  }
  fetched.mockRestore();
  store.dispatch(baseApi.util.resetApiState());
  return calls;
}

/** The template of the OpenAPI document that a called address matches. */
const templateOf = (call: string, templates: string[]) =>
  templates.find((template) => template === call) ??
  templates.find((template) =>
    new RegExp(`^${template.replace(/\{[^{}]+\}/g, '[^/]+')}$`).test(call),
  ) ??
  call;

test('matches every endpoint of the SPA with a route of the server, and vice versa', async () => {
  const routes = serverRoutes();
  const calls = await endpointCalls();
  const called = calls.map((call) => templateOf(call, routes));
  expect([...new Set(called)].sort()).toEqual([...routes].sort());
});
