import type { AnyStateMachine } from 'xstate';
import { applicationMachine } from '../../../domain/vetting/applicationMachine';
import { authModalMachine } from '../../machines/authModal/authModalMachine';
import { cookieConsentMachine } from '../../machines/cookieConsent/cookieConsentMachine';
import { sessionMachine } from '../../machines/session/sessionMachine';
import { updateMachine } from '../../machines/update/updateMachine';
import { queueMachine } from '../../machines/vetting/queueMachine';
import { vettingMachine } from '../../machines/vetting/vettingMachine';
import * as samples from './samples';

/** A machine of the product and what a player needs to play with a copy of it. */
export interface CatalogueEntry {
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

/** In the order in which a visitor meets them. */
export const CATALOGUE: readonly [CatalogueEntry, ...CatalogueEntry[]] = [
  {
    name: 'Session',
    machine: sessionMachine,
    absent: 'It does not run.',
    ...samples.session,
  },
  {
    name: 'Sign-in popup',
    machine: authModalMachine,
    absent: 'It runs from the first press of Log In.',
    copyFor: (input) =>
      authModalMachine.provide({
        guards: { hasToken: () => (input as { hasToken: boolean }).hasToken },
      }),
    ...samples.authModal,
  },
  {
    name: 'Vetting',
    machine: vettingMachine,
    absent: 'It runs once the Vetting Tool is open.',
    ...samples.vetting,
  },
  {
    name: 'Answer queue',
    machine: queueMachine,
    absent: 'It runs once the Vetting Tool is open.',
    ...samples.queue,
  },
  {
    name: 'Application',
    machine: applicationMachine,
    absent: 'It runs on the server.',
    ...samples.application,
  },
  {
    name: 'Cookie consent',
    machine: cookieConsentMachine,
    absent: 'It does not run.',
    ...samples.cookieConsent,
  },
  {
    name: 'Update',
    machine: updateMachine,
    absent:
      'It runs from the first input on, where the browser keeps pages for times without a network.',
    ...samples.update,
  },
];
