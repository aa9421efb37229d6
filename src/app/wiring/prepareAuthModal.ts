import { runInParts } from '../../ui/nextTask';

/** The code of the modal, in the order in which its parts need each other. */
const PARTS = [
  () =>
    import(
      /* webpackMode: "eager", webpackExports: "createAuthModalEffects" */ './authModalEffects'
    ),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: "loginSchema" */ '../../screens/auth/parts/loginForm'
    ),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: "LoginStep" */ '../../screens/auth/parts/LoginStep'
    ),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: "registerSchema" */ '../../screens/auth/parts/registerForm'
    ),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: "RegisterStep" */ '../../screens/auth/parts/RegisterStep'
    ),
  () => import(/* webpackMode: "eager", webpackExports: "startAuthModal" */ './startAuthModal'),
];

/** Runs the code of the modal before it is opened. */
export const prepareAuthModal = (): Promise<void> => runInParts(PARTS);
