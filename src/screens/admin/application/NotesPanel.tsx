import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../../../domain/language';
import type { ApplicationReview } from '../../../../domain/contract/admin/applicationReview';
import { useAddNoteMutation } from '../../../api/admin/applicationReviewApi';
import { InternalNote } from './InternalNote';
import { NoteForm } from './NoteForm';
import { ReviewList } from './ReviewList';

/** What the team writes for itself; the business never sees it. */
export function NotesPanel({ review }: { review: ApplicationReview }) {
  const id = useId();
  const { application, notes } = review;
  const [add] = useAddNoteMutation();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3">
        {t('Internal notes')}
      </Typography>
      <Typography>{t('Only our team reads them. Each is changed by its author alone.')}</Typography>
      {notes.length > 0 && (
        <ReviewList>
          {notes.map((note) => (
            <InternalNote key={note.id} application={application} note={note} />
          ))}
        </ReviewList>
      )}
      <NoteForm
        draftKey={`internalNote-${application}`}
        labelledBy={id}
        label={t('New note')}
        action={t('Add the note')}
        done={t('The note was added')}
        onSave={(text) => add({ application, body: { text } }).unwrap()}
      />
    </section>
  );
}
