import type { Scenes } from '../scene';
import { application } from './application';
import { authModal } from './authModal';
import { cookieConsent } from './cookieConsent';
import { claim, listing } from './listings';
import { issue } from './newsletter';
import { event, resource } from './posts';
import { queue } from './queue';
import { dataRequest, report } from './requests';
import { session } from './session';
import { update } from './update';
import { vetting } from './vetting';

export const ALL_SCENES: readonly Scenes[] = [
  session,
  authModal,
  cookieConsent,
  update,
  vetting,
  queue,
  application,
  listing,
  claim,
  event,
  resource,
  issue,
  report,
  dataRequest,
];
