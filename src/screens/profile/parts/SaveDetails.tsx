import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { localeFor, t } from '../../../../domain/language';
import { BusyButton } from '../../../ui/BusyButton';
import { keepFocus } from '../../../ui/fields/keepFocus';
import { NOT_KEPT } from '../../../ui/fields/storedDraft';
import { isSameDraft, type DetailsDraft, type DetailsValues } from './detailsForm';
import { Actions } from './Section';

interface Props {
  /** The saved values. */
  known: DetailsDraft;
  savedAt: Date | null;
  /** A picture is being uploaded. */
  isWaiting: boolean;
  /** This device keeps what is typed. */
  isKept: boolean;
  /** Returns the values that the form goes back to. */
  onDiscard: () => DetailsDraft;
}

const timeText = (date: Date): string =>
  date.toLocaleTimeString(localeFor(undefined), { hour: '2-digit', minute: '2-digit' });

/** The pressed button was disabled while saving: the focus moves to the result. */
function SavedNote({ at }: { at: Date }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Typography ref={note} variant="body2" tabIndex={-1}>
      {t('Saved {time}', { time: timeText(at) })}
    </Typography>
  );
}

export function SaveDetails({ known, savedAt, isWaiting, isKept, onDiscard }: Props) {
  const { values, isSubmitting, resetForm } = useFormikContext<DetailsValues>();
  const isUnsaved = !isSameDraft(values, known) && !isSubmitting;
  const discard = () => resetForm({ values: { ...onDiscard(), current_password: '' } });
  return (
    <>
      <Actions>
        <BusyButton
          {...keepFocus}
          type="submit"
          variant="contained"
          size="large"
          busy={isSubmitting}
          disabled={isWaiting}
        >
          {t('Save Changes')}
        </BusyButton>
        {isUnsaved && (
          <Button {...keepFocus} variant="text" onClick={discard}>
            {t('Discard changes')}
          </Button>
        )}
      </Actions>
      <div role="status">
        {isUnsaved && !savedAt && (
          <Typography variant="body2" color="textSecondary">
            {t('Not saved yet.')}{' '}
            {isKept ? t('What you changed is kept on this device.') : t(NOT_KEPT)}
          </Typography>
        )}
        {savedAt && !isUnsaved && <SavedNote key={savedAt.getTime()} at={savedAt} />}
      </div>
    </>
  );
}
