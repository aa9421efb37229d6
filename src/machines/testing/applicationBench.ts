import {
  ALL_APPLICATION_EVENTS,
  APPLICATION_ACTORS,
} from '../../../domain/vetting/applicationEvents';
import { applicationMachine } from '../../../domain/vetting/applicationMachine';
import type { Walk } from './paths';

export const applicationEvents = ALL_APPLICATION_EVENTS.flatMap((type) =>
  APPLICATION_ACTORS.map((by) => ({ type, by })),
);

export const applicationWalks = (): Walk[] => [
  { machine: applicationMachine, events: applicationEvents },
];
