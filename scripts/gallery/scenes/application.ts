import { eq } from 'drizzle-orm';
import { applications } from '../../../server/db/schema/vetting';
import { aBusiness, applicationsOf } from '../businesses';
import { MOMENT } from '../frozenClock';
import type { Scene, Scenes } from '../scene';
import type { Stage } from '../stage';

/** The demo has a business in most states. */
const BUSINESSES = {
  in_progress: 'team@silibwet-coolers.example',
  submitted: 'karibu@hola-vinegar.example',
  under_review: 'sales@sioport-boards.example',
  changes_requested: 'dyes@kapenguria-dyes.example',
  approved: 'hello@nyansiongo-paper.example',
  listed: 'hello@mwangaza-soaps.example',
} as const;

type Owner = Awaited<ReturnType<Stage['member']>>;

/** Whose application is looked at. */
const owners = new WeakMap<Stage, Owner>();

async function lookAt(stage: Stage, owner: Owner) {
  owners.set(stage, owner);
  const [application] = await applicationsOf(stage.request, owner);
  return application;
}

/** As its business sees it. */
const ofOwner = (place: keyof typeof BUSINESSES, address: string): Scene => ({
  place,
  async bring(stage) {
    const owner = await stage.member(BUSINESSES[place]);
    await lookAt(stage, owner);
    await stage.signInAs(owner);
    await stage.open(address);
  },
});

/** As a reviewer sees it. */
const ofReviewer = (place: keyof typeof BUSINESSES): Scene => ({
  place,
  async bring(stage) {
    const application = await lookAt(stage, await stage.member(BUSINESSES[place]));
    await stage.signInAs(await stage.member('admin'));
    await stage.open(`/vetting/admin/progress?application=${application?.id}`);
    await stage.page.getByRole('dialog').getByRole('heading').first().waitFor();
  },
});

/** A year has passed for one, a reviewer has refused another: the demo has neither. */
async function openAfter(
  stage: Stage,
  username: string,
  change: Partial<typeof applications.$inferInsert>,
): Promise<void> {
  const owner = await stage.member(username);
  await stage.product.db
    .update(applications)
    .set(change)
    .where(eq(applications.user_id, owner.user_id));
  await lookAt(stage, owner);
  await stage.signInAs(owner);
  await stage.open('/vetting');
}

export const application: Scenes = {
  machine: 'application',
  async whereIs(stage) {
    const owner = owners.get(stage);
    if (!owner) return [];
    const [present] = await applicationsOf(stage.request, owner);
    // Before the first answer there is no row.
    return [present?.state ?? 'draft'];
  },
  scenes: [
    {
      place: 'draft',
      async bring(stage) {
        const owner = await aBusiness(stage.request);
        await lookAt(stage, owner);
        await stage.signInAs(owner);
        await stage.open('/vetting');
      },
    },
    ofOwner('in_progress', '/vetting'),
    ofReviewer('submitted'),
    ofReviewer('under_review'),
    ofOwner('changes_requested', '/vetting'),
    ofOwner('approved', '/vetting'),
    ofOwner('listed', '/vetting'),
    {
      place: 'rejected',
      bring: (stage) =>
        openAfter(stage, BUSINESSES.under_review, {
          state: 'rejected',
          note: 'The boards cannot be told from those of another firm. Please send us photographs.',
        }),
    },
    {
      place: 'expired',
      bring: (stage) =>
        openAfter(stage, BUSINESSES.listed, { expires_at: new Date(MOMENT - 86_400_000) }),
    },
  ],
};
