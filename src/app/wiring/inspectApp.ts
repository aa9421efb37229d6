import { createBrowserInspector } from '@statelyai/inspect';
import type { CookieConsentActor } from '../../actors/cookieConsent';
import type { SessionActor } from '../../actors/session';
import { sanitizeContext, sanitizeEvent } from '../../machines/sanitize';
import { runningActorsOf, type Inspected } from './runningActors';

const DEEPEST = 40;

interface App extends Omit<Inspected, 'session' | 'cookieConsent'> {
  session: SessionActor;
  cookieConsent: CookieConsentActor;
}

/**
 * Opens Stately's inspector in a window and sends it what the product's machines do, without personal
 * data. Development alone: what is loaded here is in no production chunk.
 */
export async function inspectApp({ session, cookieConsent, ...app }: App): Promise<void> {
  await Promise.all([session.start(), cookieConsent.start()]);
  if (!session.started || !cookieConsent.started) return;
  const running = runningActorsOf({
    ...app,
    session: session.started,
    cookieConsent: cookieConsent.started,
  });
  const inspector = createBrowserInspector({ serializationDepthLimit: DEEPEST });
  const inspected = new Set<unknown>();
  const inspectAll = () => {
    for (const { actor } of running.read()) {
      if (inspected.has(actor)) continue;
      inspected.add(actor);
      const shownOf = (snapshot: ReturnType<typeof actor.getSnapshot>) => ({
        status: snapshot.status,
        value: snapshot.value as unknown,
        context: sanitizeContext(snapshot.context as object),
      });
      const definition = JSON.stringify(actor.getSnapshot().machine.config);
      inspector.actor(actor, shownOf(actor.getSnapshot()), { definition });
      actor.system.inspect((seen) => {
        if (seen.actorRef !== actor) return;
        if (seen.type === '@xstate.event') inspector.event(actor, sanitizeEvent(seen.event));
        if (seen.type === '@xstate.snapshot') {
          inspector.snapshot(actor, shownOf(actor.getSnapshot()), {
            event: sanitizeEvent(seen.event),
          });
        }
      });
    }
  };
  inspectAll();
  running.subscribe(inspectAll);
}
