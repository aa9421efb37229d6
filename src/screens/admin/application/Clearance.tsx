import Typography from '@mui/material/Typography';
import { Formik, useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { object, string } from 'yup';
import type { Application, HistoryEntry } from '../../../../domain/contract/vetting';
import { FIELD_MESSAGES } from '../../../../domain/messages';
import { readFailure } from '../../../api/failure';
import { useSetClearanceMutation } from '../../../api/pipelineApi';
import { reasonOf } from '../../../api/reasonOf';
import { useGetVettingDataQuery } from '../../../api/vettingApi';
import { actorText, eventText } from '../../../content/applicationEvents';
import { BusyButton } from '../../../ui/BusyButton';
import { Form } from '../../../ui/fields/Form';
import { FormAlert } from '../../../ui/fields/FormAlert';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { Disclosure } from '../../../ui/print/Disclosure';
import { useToast } from '../../../ui/toasts';
import { momentText } from '../../../ui/words';
import { NOTE_LENGTH } from './decision';

const WORDS = { open: true, closed: false, rule: null } as const;

interface ClearanceValues {
  word: keyof typeof WORDS | '';
  reason: string;
}

const EMPTY: ClearanceValues = { word: '', reason: '' };

const schema = object({
  word: string().required('Please choose one.'),
  reason: string()
    .trim()
    .max(NOTE_LENGTH, `Please stay under ${NOTE_LENGTH} characters.`)
    .required(FIELD_MESSAGES.thisRequired),
});

const options = [
  { value: '', label: 'Choose one' },
  { value: 'open', label: 'Open it' },
  { value: 'closed', label: 'Close it' },
  { value: 'rule', label: 'Leave it to the rule' },
];

const isAboutClearance = ({ event }: HistoryEntry) => event.startsWith('clearance.');

const lastWord = (history: readonly HistoryEntry[]): HistoryEntry | undefined =>
  [...history].filter(isAboutClearance).sort((one, other) => other.id - one.id)[0];

function Save() {
  const { isSubmitting } = useFormikContext();
  return (
    <div>
      <BusyButton type="submit" variant="outlined" busy={isSubmitting}>
        Save the word on the Advanced part
      </BusyButton>
    </div>
  );
}

/** Whether the Advanced part is open, by whose word, and how to say otherwise. */
export function Clearance({ application }: { application: Application }) {
  const id = useId();
  const toast = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const [setClearance] = useSetClearanceMutation();
  const { currentData } = useGetVettingDataQuery(application.user);
  const word = lastWord(application.history);
  const save = async ({ word: chosen, reason }: ClearanceValues) => {
    if (chosen === '') return false;
    setProblem(null);
    try {
      const body = { cleared: WORDS[chosen], reason: reason.trim() };
      await setClearance({ id: application.id, body }).unwrap();
    } catch (thrown) {
      console.error('The word on the Advanced part was not saved', thrown);
      setProblem(reasonOf(readFailure(thrown)));
      return false;
    }
    toast('success', 'The word on the Advanced part is saved');
    return true;
  };
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3">
        Advanced part
      </Typography>
      {currentData && (
        <Typography>
          The Advanced part is {currentData.cleared_for_advanced_vetting ? 'open' : 'closed'} for
          this business{word?.event === 'clearance.overridden' ? '' : ', by the rule'}.
        </Typography>
      )}
      {word && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {eventText(word.event)} on {momentText(word.at)}, {actorText(word)}: “{word.note}”
        </Typography>
      )}
      <Disclosure summary="Open or close the Advanced part">
        <Typography sx={{ mb: 2 }}>
          The rule judges by the Basic part. Your word counts instead of it; it is logged with its
          reason, and the business is told by mail.
        </Typography>
        {problem && <FormAlert>{problem} What you wrote is kept.</FormAlert>}
        <Formik
          initialValues={EMPTY}
          validationSchema={schema}
          onSubmit={async (values, { resetForm }) => {
            if (await save(values)) resetForm();
          }}
        >
          <Form labelledBy={id}>
            <SelectField
              name="word"
              label="The Advanced part (required)"
              options={options}
              required
            />
            <TextField
              name="reason"
              label="Reason (required)"
              rows={3}
              maxLength={NOTE_LENGTH}
              required
            />
            <Save />
          </Form>
        </Formik>
      </Disclosure>
    </section>
  );
}
