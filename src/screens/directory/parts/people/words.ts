import { msg } from '../../../../../domain/language';
import type { ListingRole } from '../../../../../domain/listing/people';

type Words = Readonly<Record<ListingRole, string>>;

export const ROLE_NAMES: Words = { owner: msg('Owner'), editor: msg('Editor') };

/** What each role may do. */
export const ROLE_MEANINGS: Words = {
  owner: msg('An owner may change the listing, and decide who else may.'),
  editor: msg('An editor may change what the directory shows.'),
};

export const INVITED_AS: Words = {
  owner: msg(
    'You are invited to look after the listing “{name}” as an owner: an owner may change the listing, and decide who else may.',
  ),
  editor: msg(
    'You are invited to look after the listing “{name}” as an editor: an editor may change what the directory shows.',
  ),
};

/** Giving somebody a role: as an action, and of whom. */
export const MAKE: Words = { owner: msg('Make owner'), editor: msg('Make editor') };
export const MAKE_PERSON: Words = {
  owner: msg('Make {name} owner'),
  editor: msg('Make {name} editor'),
};
export const IS_NOW: Words = {
  owner: msg('{name} is now owner.'),
  editor: msg('{name} is now editor.'),
};
