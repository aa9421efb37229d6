import { APPLICATION_EVENTS } from '../../../domain/contract/vetting';
import {
  applicationMachine,
  type ApplicationActor,
  type ApplicationEventName,
} from '../../../domain/vetting/applicationMachine';
import type { Walk } from './paths';

export const applicationNames: ApplicationEventName[] = [
  ...APPLICATION_EVENTS,
  'answer.given',
  'listing.changed',
  'application.expired',
];
export const applicationActors: ApplicationActor[] = ['owner', 'admin', 'system'];
export const applicationEvents = applicationNames.flatMap((type) =>
  applicationActors.map((by) => ({ type, by })),
);

export const applicationWalks = (): Walk[] => [
  { machine: applicationMachine, events: applicationEvents },
];
