import { eq } from 'drizzle-orm';
import { applications } from '../db/schema/vetting';
import type { Answer, TestApp } from './testApp';
import { joinAsBusiness, joinAsTeam, putListing, vettingCalls } from './vetting';

/** A note that an admin sends. */
export const note = 'Please show the licence.';

/** The status and the reason of an answer that refuses. */
export const refusal = ({ status, body }: Answer) => [status, body['detail']];

/** For a file of tests of applications: a business and an admin, and what is stored of an application. */
export function ownerAndAdmin(server: () => TestApp) {
  const db = () => server().app.db;

  /** A business with a listing, and an admin of our team. */
  async function people() {
    const owner = await joinAsBusiness(server(), 'tujenge');
    const admin = await joinAsTeam(server());
    await putListing(server(), owner.user_id);
    return {
      ownerId: owner.user_id,
      adminId: admin.user_id,
      adminToken: admin.token,
      owner: vettingCalls(server, owner.token),
      admin: vettingCalls(server, admin.token),
    };
  }

  const rowOf = async (id: number) => {
    const [row] = await db().select().from(applications).where(eq(applications.id, id));
    if (!row) throw new Error('no application');
    return row;
  };

  return { db, people, rowOf };
}
