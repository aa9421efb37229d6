import type { Store } from '../../../store/makeStore';
import type { VettingHost } from './vettingHost';

/** One for each running app, from the first visit to a vetting page on. */
export const vettingHosts = new WeakMap<Store, VettingHost>();
