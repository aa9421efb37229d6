import { one, type Row } from './permissionCases';

/** No forum is configured here; what it asks with one is in `routes/forum/signOn.test.ts`. */
export const FORUM_PERMISSIONS: Row[] = [
  ['GET /mainapp/discourse/sso/', one('mainapp/discourse/sso/', [400, 400, 400, 400, 400])],
];
