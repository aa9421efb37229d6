import { createActor } from 'xstate';
import { t } from '../../../domain/language';
import { withAuthModalEffects } from '../../machines/authModal/authModalEffects';
import { AuthDialog } from '../../screens/auth/AuthDialog';
import type { AuthModalDependencies, LoadedAuthModal } from './authModal';
import { createAuthModalEffects } from './authModalEffects';
import { projectInto } from './projection';

/** Starts the modal's machine and passes its events on to session and toasts. */
export function startAuthModal(dependencies: AuthModalDependencies): LoadedAuthModal {
  const { store, session, toasts, productSlug } = dependencies;
  const readUser = () => {
    const state = session.getSnapshot();
    return state.matches('signedIn') ? state.context.user : null;
  };
  const effects = createAuthModalEffects({ store, productSlug, readUser });
  const actor = createActor(withAuthModalEffects(effects), {
    id: 'authModal',
    inspect: projectInto(store),
  });
  const raiseToast = (variant: 'success' | 'error' | 'info', message: string) =>
    toasts.raise({ area: 'session', variant, message });

  actor.on('session.granted', ({ user, by }) => {
    raiseToast('success', by === 'login' ? t('Login Successful') : t('Signup Successful'));
    session.send({ type: 'session.opened', user });
  });
  actor.on('session.refused', () => session.send({ type: 'session.revoked' }));
  actor.on('accountType.updated', ({ accountType }) => {
    raiseToast('success', t('Account type updated successfully'));
    const user = readUser();
    if (user) session.send({ type: 'session.updated', user: { ...user, user_type: accountType } });
  });
  actor.on('accountType.settled', () => session.send({ type: 'accountType.settled' }));
  actor.on('reset.sent', () =>
    raiseToast('info', t('Password reset link sent to your email. Please check your inbox.')),
  );
  actor.on('reset.failed', ({ message }) => raiseToast('error', message));
  actor.on('modal.dismissed', () => session.send({ type: 'signIn.dismissed' }));

  actor.start();
  session.on('session.ended', () => actor.send({ type: 'session.ended' }));
  session.subscribe((state) => {
    const isSignedInElsewhere =
      state.matches('signedIn') && !state.matches({ signedIn: 'choosingAccountType' });
    if (isSignedInElsewhere) actor.send({ type: 'modal.closed' });
  });
  return { actor, Dialog: AuthDialog };
}
