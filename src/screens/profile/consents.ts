import { CONSENT_KINDS, type Consent, type ConsentKind } from '../../../domain/contract/profile';

export const CONSENT_NAMES: Record<ConsentKind, string> = {
  terms: 'Terms & Conditions',
  listing: 'Listing in the business directory',
  newsletter: 'Newsletter by email',
  trends: 'Use of your answers in trends, without your name',
  county_public: 'Your county on your public card',
};

/** Where each consent stands: the latest word on it, which comes first. */
export const latestConsents = (consents: readonly Consent[]): Consent[] =>
  CONSENT_KINDS.flatMap((kind) => consents.find((consent) => consent.kind === kind) ?? []);
