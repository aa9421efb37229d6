export interface MailLimit {
  hour: number;
  day: number;
  /** Anybody can cause it, also by many requests at one moment, so it is counted under a lock. */
  isRequested?: true;
}

/**
 * How many emails of a kind one address or one account gets within an hour and within a day. Emails that
 * people request have low limits. Others have high ones, which only stop endless series.
 */
export const MAIL_LIMITS = {
  welcome: { hour: 3, day: 5, isRequested: true },
  verification: { hour: 3, day: 6, isRequested: true },
  /** The answer to a request must not tell whether there is such a limit: see `passwordReset/request`. */
  passwordReset: { hour: 6, day: 20, isRequested: true },
  /** More than `verification`: no address changes without an email to the old one. */
  emailChanged: { hour: 6, day: 12, isRequested: true },
  newsletter: { hour: 2, day: 4, isRequested: true },
  /** An issue of the newsletter. */
  issue: { hour: 10, day: 30 },
  weekly: { hour: 2, day: 3 },
  issueTest: { hour: 20, day: 60, isRequested: true },
  test: { hour: 10, day: 30, isRequested: true },
  joinAlert: { hour: 5, day: 10, isRequested: true },
  joined: { hour: 10, day: 20 },
  review: { hour: 60, day: 200 },
  application: { hour: 30, day: 60 },
  assignment: { hour: 60, day: 200 },
  membership: { hour: 10, day: 30 },
  dataRequest: { hour: 10, day: 30 },
  breach: { hour: 10, day: 30 },
  twoStep: { hour: 10, day: 30 },
  proofExpiry: { hour: 5, day: 10 },
  listingEdited: { hour: 30, day: 60 },
  listingInvitation: { hour: 3, day: 6, isRequested: true },
  listingPerson: { hour: 30, day: 60 },
  claimCode: { hour: 3, day: 6, isRequested: true },
  claimNotice: { hour: 10, day: 20 },
  claim: { hour: 30, day: 60 },
  memberMessage: { hour: 10, day: 30, isRequested: true },
  /** What is new of the businesses that a member follows. */
  followed: { hour: 2, day: 3 },
  /** Visitors may leave an address of somebody else. */
  reportOutcome: { hour: 10, day: 20 },
  eventNotice: { hour: 30, day: 60 },
  eventPlace: { hour: 30, day: 60 },
  eventReminder: { hour: 30, day: 60 },
  digest: { hour: 2, day: 3 },
  /** Text messages: short forms of emails, and codes. Each costs money. */
  sms: { hour: 6, day: 12 },
  smsCode: { hour: 3, day: 6, isRequested: true },
} as const satisfies Record<string, MailLimit>;

export type MailKind = keyof typeof MAIL_LIMITS;
