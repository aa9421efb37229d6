import type { Check } from '../../../../domain/contract/admin/checks';

/** What a check found, and what to do about it. */
export type Found = Omit<Check, 'name'>;

export const good = (text: string): Found => ({ state: 'good', text });
export const warning = (text: string): Found => ({ state: 'warning', text });
export const bad = (text: string): Found => ({ state: 'bad', text });
