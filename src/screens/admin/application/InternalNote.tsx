import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { t } from '../../../../domain/language';
import type { InternalNote as Note } from '../../../../domain/contract/admin/applicationReview';
import {
  useDeleteNoteMutation,
  useEditNoteMutation,
} from '../../../api/admin/applicationReviewApi';
import { readFailure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { momentText } from '../../../ui/format';
import { NoteForm } from './NoteForm';

interface Props {
  application: number;
  note: Note;
}

function Deletion({ application, note, onClose }: Props & { onClose: () => void }) {
  const [remove] = useDeleteNoteMutation();
  const act = async () => {
    try {
      await remove({ application, note: note.id }).unwrap();
      return null;
    } catch (thrown) {
      console.error('The note was not deleted', thrown);
      return problemOf(readFailure(thrown));
    }
  };
  return (
    <ConfirmDialog
      title={t('Delete this note?')}
      action={t('Delete the note')}
      isDestructive
      onAct={act}
      onClose={onClose}
    >
      “{note.text}”
    </ConfirmDialog>
  );
}

function bylineOf({ author, created_at, edited_at }: Note): string {
  const name = author ?? t('Somebody who left');
  const written = momentText(created_at);
  return edited_at
    ? t('{name}, {written}, changed {edited}', { name, written, edited: momentText(edited_at) })
    : `${name}, ${written}`;
}

/** A note with its author and time; its author may change or delete it. */
export function InternalNote({ application, note }: Props) {
  const id = useId();
  const [open, setOpen] = useState<'editing' | 'deleting' | null>(null);
  const [edit] = useEditNoteMutation();
  const close = () => setOpen(null);
  return (
    <li>
      <small id={id}>{bylineOf(note)}</small>
      {open === 'editing' ? (
        <NoteForm
          draftKey={`internalNote-${application}-${note.id}`}
          labelledBy={id}
          label={t('Note')}
          text={note.text}
          action={t('Save the note')}
          done={t('The note was changed')}
          onSave={(text) => edit({ application, note: note.id, body: { text } }).unwrap()}
          onClose={close}
        />
      ) : (
        <p>{note.text}</p>
      )}
      {note.is_own && open !== 'editing' && (
        <div className="choices">
          <Button variant="text" size="small" onClick={() => setOpen('editing')}>
            {t('Edit')}
          </Button>
          <Button variant="text" size="small" color="error" onClick={() => setOpen('deleting')}>
            {t('Delete')}
          </Button>
        </div>
      )}
      {open === 'deleting' && <Deletion application={application} note={note} onClose={close} />}
    </li>
  );
}
