import type { AnyStateMachine } from 'xstate';
import { applicationWalks } from './applicationBench';
import { authModalWalks } from './authModalBench';
import { cookieConsentWalks } from './cookieConsentBench';
import type { Walk } from './paths';
import type { Subject } from './proof';
import { queueWalks } from './queueBench';
import { ROW_WALKS } from './rowBenches';
import { sessionWalks } from './sessionBench';
import { updateWalks } from './updateBench';
import { vettingWalks } from './vettingBench';

/** How each machine is walked, by its id. */
const WALKS: Record<string, () => Walk[]> = {
  application: applicationWalks,
  authModal: authModalWalks,
  cookieConsent: cookieConsentWalks,
  queue: queueWalks,
  session: sessionWalks,
  update: updateWalks,
  vetting: vettingWalks,
  ...ROW_WALKS,
};

export function subjectOf(machine: AnyStateMachine): Subject {
  const walks = WALKS[machine.id];
  if (!walks)
    throw new Error(`there is no walk for the machine ${machine.id}: add it to subjects.ts`);
  return { machine, walks: walks() };
}
