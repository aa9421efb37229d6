import { and, eq } from 'drizzle-orm';
import { MOST_NOTES, type NotePayload } from '../../../../domain/contract/admin/applicationReview';
import { msg, t } from '../../../../domain/language';
import { internalNotes } from '../../../db/schema/vetting';
import { conflict, Failure, notFound } from '../../../plugins/failures';
import { auditReview } from './entries';
import type { Reviewing } from './reviewing';

const NOT_AUTHOR = msg('Only its author changes or deletes a note.');

/** The note of that application. Throws 404, or 403 to everybody but its author. */
async function ownNote({ tx, application, admin }: Reviewing, id: number) {
  const [note] = await tx
    .select()
    .from(internalNotes)
    .where(and(eq(internalNotes.id, id), eq(internalNotes.application_id, application.id)));
  if (!note) throw notFound();
  if (note.author_id !== admin.id) throw new Failure(403, { detail: NOT_AUTHOR });
  return note;
}

/** Throws 409 when there are too many. */
export async function addNote(reviewing: Reviewing, { text }: NotePayload): Promise<void> {
  const { tx, application, admin, now } = reviewing;
  const isOfIt = eq(internalNotes.application_id, application.id);
  if ((await tx.$count(internalNotes, isOfIt)) >= MOST_NOTES) {
    throw conflict(
      t('An application can have {most} notes. Delete one of yours first.', { most: MOST_NOTES }),
    );
  }
  const note = { application_id: application.id, author_id: admin.id, text, created_at: now };
  await tx.insert(internalNotes).values(note);
  await auditReview(reviewing, { event: 'note.added', before: null, after: text });
}

/** Throws 403 or 404. */
export async function editNote(
  reviewing: Reviewing,
  id: number,
  { text }: NotePayload,
): Promise<void> {
  const { text: before } = await ownNote(reviewing, id);
  if (text === before) return;
  const { tx, now: edited_at } = reviewing;
  await tx.update(internalNotes).set({ text, edited_at }).where(eq(internalNotes.id, id));
  await auditReview(reviewing, { event: 'note.edited', before, after: text });
}

/** Throws 403 or 404. */
export async function deleteNote(reviewing: Reviewing, id: number): Promise<void> {
  const { text: before } = await ownNote(reviewing, id);
  await reviewing.tx.delete(internalNotes).where(eq(internalNotes.id, id));
  await auditReview(reviewing, { event: 'note.deleted', before, after: null });
}
