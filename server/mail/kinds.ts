interface MailLimit {
  hour: number;
  day: number;
}

/**
 * How many mails of a kind one address gets, and one account brings about, within an hour and within
 * a day. What people ask for themselves is scarce; what must reach them is only kept from being endless.
 */
export const MAIL_LIMITS = {
  welcome: { hour: 3, day: 5 },
  verification: { hour: 3, day: 6 },
  /** The answer to a request must not tell whether there is such a limit: see `passwordReset/request`. */
  passwordReset: { hour: 6, day: 20 },
  /** More than `verification`: no e-mail changes without a word to the old one. */
  emailChanged: { hour: 6, day: 12 },
  newsletter: { hour: 2, day: 4 },
  review: { hour: 60, day: 200 },
  application: { hour: 30, day: 60 },
  membership: { hour: 10, day: 30 },
  listingEdited: { hour: 30, day: 60 },
  /** Visitors may leave an address of somebody else. */
  reportOutcome: { hour: 10, day: 20 },
  eventNotice: { hour: 30, day: 60 },
  eventPlace: { hour: 30, day: 60 },
  eventReminder: { hour: 30, day: 60 },
  digest: { hour: 2, day: 3 },
} as const satisfies Record<string, MailLimit>;

export type MailKind = keyof typeof MAIL_LIMITS;
