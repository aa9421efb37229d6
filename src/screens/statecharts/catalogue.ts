import type { AnyStateMachine } from 'xstate';
import { msg } from '../../../domain/language';
import { authModalMachine } from '../../machines/authModal/authModalMachine';
import { cookieConsentMachine } from '../../machines/cookieConsent/cookieConsentMachine';
import { sessionMachine } from '../../machines/session/sessionMachine';
import { updateMachine } from '../../machines/update/updateMachine';
import { queueMachine } from '../../machines/vetting/queueMachine';
import { vettingMachine } from '../../machines/vetting/vettingMachine';
import * as samples from './samples';

/** A machine of the product and what a player needs to play with a copy of it. */
export interface CatalogueEntry {
  /** Translated where it is shown, as is `absent`. */
  name: string;
  /** As it is defined; this is what is drawn. */
  machine: AnyStateMachine;
  /** Why it may not run in this page, in a sentence. */
  absent: string;
  /** What a copy is started with; without it nothing is needed. */
  input?: unknown;
  /** The copy for such an input, where a guard cannot decide from the definition alone. */
  copyFor?: (input: unknown) => AnyStateMachine;
  /** What events carry besides their type, by type. */
  payloads: Readonly<Record<string, unknown>>;
  /** What its actors answer, by the invocation's id. */
  outputs: Readonly<Record<string, unknown>>;
  /** What they fail with. */
  errors: Readonly<Record<string, unknown>>;
}

/** The machines by which the server judges rows of the database; they are loaded when somebody looks at one. */
export const SERVER_NAMES = {
  application: msg('Application'),
  listing: msg('Listing'),
  claim: msg('Claim of a listing'),
  resource: msg('Resource'),
  event: msg('Event'),
  issue: msg('Newsletter issue'),
  recipient: msg('Newsletter recipient'),
  mail: msg('Email or text message'),
  dataRequest: msg('Data request'),
  report: msg('Report of abuse'),
} as const;

/** Those that run in pages, in the order in which a visitor meets them. */
export const CATALOGUE: readonly [CatalogueEntry, ...CatalogueEntry[]] = [
  {
    name: msg('Session'),
    machine: sessionMachine,
    absent: msg('It does not run.'),
    ...samples.session,
  },
  {
    name: msg('Sign-in popup'),
    machine: authModalMachine,
    absent: msg('It runs from the first press of Log In.'),
    copyFor: (input) =>
      authModalMachine.provide({
        guards: { hasToken: () => (input as { hasToken: boolean }).hasToken },
      }),
    ...samples.authModal,
  },
  {
    name: msg('Vetting'),
    machine: vettingMachine,
    absent: msg('It runs once the Vetting Tool is open.'),
    ...samples.vetting,
  },
  {
    name: msg('Answer queue'),
    machine: queueMachine,
    absent: msg('It runs once the Vetting Tool is open.'),
    ...samples.queue,
  },
  {
    name: msg('Cookie consent'),
    machine: cookieConsentMachine,
    absent: msg('It does not run.'),
    ...samples.cookieConsent,
  },
  {
    name: msg('Update'),
    machine: updateMachine,
    absent: msg(
      'It runs from the first input on, where the browser keeps pages for times without a network.',
    ),
    ...samples.update,
  },
];
