import { splitPath } from '../../../../domain/language';
import { STORY_LIMITS } from '../../../../domain/story';

/** What follows is a secret, or somebody's number. */
const PRIVATE = /^(\/(?:password-reset|listing-invitation|assessment-help|v|vetting\/admin)\/).+/;

/** Values of ours, not texts of somebody. */
const OPEN_PARAMETERS = /^(user_type|mode|view|type|theme|badge|category|sort|tab)=[a-z-]{1,30}$/;

/** Stands for the part of an address that a story leaves out. */
export const LEFT_OUT = '…';

interface Address {
  pathname: string;
  search: string;
}

/** An address without secrets, numbers of people and what somebody searched for. */
export function storyPath({ pathname, search }: Address): string {
  const { path } = splitPath(pathname);
  const open = path.replace(PRIVATE, `$1${LEFT_OUT}`);
  const prefix = pathname.slice(0, pathname.length - path.length);
  const parameters = search.replace('?', '').split('&').filter(Boolean);
  const shown = parameters.filter((parameter) => OPEN_PARAMETERS.test(parameter));
  const query = shown.length > 0 ? `?${shown.join('&')}` : '';
  const isWhole = shown.length === parameters.length || open.endsWith(LEFT_OUT);
  return `${prefix}${open}${query}${isWhole ? '' : LEFT_OUT}`.slice(0, STORY_LIMITS.text);
}

/** Pages of the team show other people: what is pressed there has their names. */
export const showsOthers = ({ pathname }: Pick<Address, 'pathname'>): boolean =>
  splitPath(pathname).path.startsWith('/vetting/admin');
