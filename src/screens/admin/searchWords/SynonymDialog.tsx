import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { Formik, useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { object, string } from 'yup';
import { t } from '../../../../domain/language';
import type { SynonymGroup } from '../../../../domain/contract/admin/searchWords';
import { readSynonyms, synonymProblem } from '../../../../domain/search/searchWords';
import {
  useAddSynonymsMutation,
  useChangeSynonymsMutation,
} from '../../../api/admin/searchWordsApi';
import { readFailure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import { BusyButton } from '../../../ui/BusyButton';
import { DialogActions, DialogFrame } from '../../../ui/ConfirmDialog';
import { Form } from '../../../ui/fields/Form';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { TextField } from '../../../ui/fields/TextField';
import { useToast } from '../../../ui/toasts';

interface Values {
  words: string;
}

const schema = object({
  words: string().test((text, context) => {
    const message = synonymProblem(readSynonyms(text ?? ''));
    return message === null || context.createError({ message });
  }),
});

interface Props {
  /** The group that is changed, as it is now; null for a new one. */
  group: SynonymGroup | null;
  /** The text that the field begins with. */
  start: string;
  onClose: () => void;
}

function Fields({ isNew, onClose }: { isNew: boolean; onClose: () => void }) {
  const { isSubmitting } = useFormikContext<Values>();
  return (
    <>
      <TextField
        name="words"
        label={t('Words (required)')}
        rows={2}
        autoCapitalize="none"
        maxLength={600}
        help={t('With a comma between them, such as: soap, sabuni. In the singular is enough.')}
        required
      />
      <DialogActions>
        <BusyButton type="submit" variant="contained" busy={isSubmitting}>
          {isNew ? t('Add the group') : t('Save the words')}
        </BusyButton>
        <Button variant="text" disabled={isSubmitting} onClick={onClose}>
          {isNew ? t('Add nothing') : t('Keep it as it is')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Adds a group of words that mean the same, or changes one. */
export function SynonymDialog({ group, start, onClose }: Props) {
  const id = useId();
  const toast = useToast();
  const [add] = useAddSynonymsMutation();
  const [change] = useChangeSynonymsMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const send = async ({ words: text }: Values) => {
    setProblem(null);
    const words = readSynonyms(text);
    const answer = group
      ? await change({ id: group.id, body: { words, before: group.words } })
      : await add({ words });
    if (answer.error) {
      setProblem(problemOf(readFailure(answer.error)));
      return;
    }
    toast('success', t('Saved: {name}', { name: words.join(', ') }));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogFrame>
        <Typography id={id} variant="h3" component="h2">
          {group ? t('Change the words of a group') : t('Add words that mean the same')}
        </Typography>
        {group && <Typography>{t('Now: {words}', { words: group.words.join(', ') })}</Typography>}
        <Formik initialValues={{ words: start }} validationSchema={schema} onSubmit={send}>
          <Form labelledBy={id}>
            {problem !== null && (
              <FormAlert key={problem.text} wait={problem.wait}>
                {t('Not saved. {reason}', { reason: problem.text })}
              </FormAlert>
            )}
            <Fields isNew={group === null} onClose={onClose} />
          </Form>
        </Formik>
      </DialogFrame>
    </Dialog>
  );
}
