import { Type, type Static } from 'typebox';
import { keysOf } from '../../records';
import { SITE_LISTS } from '../../siteLists';
import { OneOf } from '../common';

/** A row of `GET mainapp/admin/settings/`: what counts now of a setting. */
export const SettingState = Type.Object(
  {
    name: OneOf(keysOf(SITE_LISTS.settings.fields)),
    value: Type.String(),
    /** The environment of the server gives it: what is saved here does not count. */
    is_fixed: Type.Boolean(),
  },
  { $id: 'SettingState' },
);
export type SettingState = Static<typeof SettingState>;
