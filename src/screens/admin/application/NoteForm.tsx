import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { object } from 'yup';
import { t } from '../../../../domain/language';
import { INTERNAL_NOTE } from '../../../../domain/fieldLimits';
import { FIELD_MESSAGES } from '../../../../domain/messages';
import { textWithin } from '../../../entities/fields/limitRules';
import { BusyButton } from '../../../ui/BusyButton';
import { DraftForm } from '../../../ui/fields/DraftForm';
import { FormAlert } from '../../../ui/fields/FormAlert';
import { useStoredDraft } from '../../../ui/fields/storedDraft';
import { TextField } from '../../../ui/fields/TextField';
import { useOwnDraftKey } from '../useOwnDraftKey';
import { useReviewChange } from './useReviewChange';

const Actions = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(1) }));

interface WordsProps {
  /** Under which what is typed is kept until it is saved. */
  draftKey: string;
  labelledBy: string;
  label: string;
  help?: string;
  /** What is there already. */
  text?: string;
  maxLength?: number;
  /** Of the button. */
  action: string;
  /** Said when it was saved. */
  done: string;
  onSave: (text: string) => Promise<unknown>;
  onClose?: () => void;
}

function Buttons({ action, onClose }: Pick<WordsProps, 'action' | 'onClose'>) {
  const { isSubmitting } = useFormikContext();
  return (
    <Actions>
      <BusyButton type="submit" variant="outlined" size="small" busy={isSubmitting}>
        {action}
      </BusyButton>
      {onClose && (
        <Button variant="text" size="small" onClick={onClose}>
          {t('Cancel')}
        </Button>
      )}
    </Actions>
  );
}

/** Takes some lines of text, which stay on this device until they are saved. */
export function NoteForm(props: WordsProps) {
  const { draftKey, labelledBy, label, help, text = '', action, done, onSave, onClose } = props;
  const { maxLength = INTERNAL_NOTE.maxLength } = props;
  const draft = useStoredDraft(useOwnDraftKey(draftKey), { text });
  const { change, problem } = useReviewChange();
  const schema = object({
    text: textWithin({ maxLength }).required(() => t(FIELD_MESSAGES.thisRequired)),
  });
  return (
    <>
      {problem && (
        <FormAlert wait={problem.wait}>
          {problem.text} {t('What you wrote is kept.')}
        </FormAlert>
      )}
      <DraftForm
        labelledBy={labelledBy}
        initialValues={draft.initial}
        schema={schema}
        onValues={draft.keep}
        onSubmit={async (values, { resetForm }) => {
          if (!(await change(() => onSave(values.text.trim()), done))) return;
          draft.restart({ text: '' });
          resetForm({ values: { text: '' } });
          onClose?.();
        }}
      >
        <TextField
          name="text"
          label={label}
          {...(help && { help })}
          rows={2}
          maxLength={maxLength}
        />
        <Buttons action={action} {...(onClose && { onClose })} />
      </DraftForm>
    </>
  );
}
