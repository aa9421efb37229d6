import { createActor, type ActorRefFrom } from 'xstate';
import { t } from '../../../domain/language';
import type { RunningRequests } from '../../api/runningRequests';
import { withUpdateEffects } from '../../machines/update/updateEffects';
import type { updateMachine } from '../../machines/update/updateMachine';
import type { Store } from '../../store/makeStore';
import type { Toasts } from '../../ui/toasts';
import { TAKE_OVER } from '../../worker/messages';
import type { Navigation } from '../navigation';
import { projectInto } from './projection';

const HOUR = 3_600_000;
/** A worker that has not taken over in this time does not do it. */
const TAKE_OVER_PATIENCE = 5000;

export type UpdateActor = ActorRefFrom<typeof updateMachine>;

/** One for each running app, once the worker is installed. */
export const updateActors = new WeakMap<Store, UpdateActor>();

/** What the app gives, beside what the browser has. */
export interface UpdateSurroundings {
  store: Store;
  toasts: Toasts;
  writes: Pick<RunningRequests, 'untilIdle'>;
  navigation: Pick<Navigation, 'follow'>;
  productName: string;
  now: () => number;
}

interface Dependencies extends UpdateSurroundings {
  registration: ServiceWorkerRegistration;
  workers: ServiceWorkerContainer;
  window: Pick<Window, 'addEventListener' | 'location'>;
  document: Pick<Document, 'addEventListener' | 'visibilityState'>;
}

/** Follows new versions of the product while this page is open. */
export function followUpdates(dependencies: Dependencies): UpdateActor {
  const { store, toasts, writes, navigation, productName, registration } = dependencies;
  const { workers, window, document, now } = dependencies;
  let isTakingOver = false;

  const takeOver = (worker: ServiceWorker) =>
    new Promise<void>((resolve, reject) => {
      const giveUp = setTimeout(
        () => reject(new Error('The new version did not take over.')),
        TAKE_OVER_PATIENCE,
      );
      workers.addEventListener(
        'controllerchange',
        () => {
          clearTimeout(giveUp);
          resolve();
        },
        { once: true },
      );
      worker.postMessage(TAKE_OVER);
    });

  const actor: UpdateActor = createActor(
    withUpdateEffects({
      askToUpdate: () =>
        toasts.raise({
          area: 'app',
          variant: 'info',
          message: t('A new version of {productName} is ready.', { productName }),
          action: { label: t('Update now'), onAct: () => actor.send({ type: 'update.accepted' }) },
        }),
      saveDrafts: () => writes.untilIdle(),
      takeOver: async () => {
        isTakingOver = true;
        // Another tab may have done it.
        const done = registration.waiting ? takeOver(registration.waiting) : Promise.resolve();
        await done.finally(() => {
          isTakingOver = false;
        });
      },
      reload: () => window.location.reload(),
      reportFailure: (error) => console.warn('Update:', error),
    }),
    { id: 'update', inspect: projectInto(store) },
  );
  updateActors.set(store, actor);
  actor.start();

  const find = () => actor.send({ type: 'version.found' });
  if (registration.waiting && workers.controller) find();
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      // The first one of all is no update.
      if (next.state === 'installed' && workers.controller) find();
    });
  });
  let hasWorker = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (hasWorker && !isTakingOver) find();
    hasWorker = true;
  });
  window.addEventListener('input', () => {
    // Every keystroke comes by.
    if (actor.getSnapshot().matches('reading')) actor.send({ type: 'form.used' });
  });
  navigation.follow(() => actor.send({ type: 'page.opened' }));

  // A browser looks for a new version when a page is loaded; this one may stay open for weeks.
  let lookedAt = now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || now() - lookedAt < HOUR) return;
    lookedAt = now();
    registration.update().catch(() => {});
  });
  return actor;
}
