import { Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { msg, t } from '../../../../domain/language';
import { APPLICATION_NOTE } from '../../../../domain/fieldLimits';
import { FIELD_MESSAGES } from '../../../../domain/messages';
import { readFailure } from '../../../api/failure';
import { useSetClearanceMutation } from '../../../api/admin/pipelineApi';
import { problemOf } from '../../../api/reasonOf';
import { BusyButton } from '../../../ui/BusyButton';
import { Form } from '../../../ui/fields/Form';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { textWithin } from '../../../entities/fields/limitRules';
import { useToast } from '../../../ui/toasts';

const CLEARED = { open: true, closed: false, rule: null } as const;

interface ClearanceValues {
  decision: keyof typeof CLEARED | '';
  reason: string;
}

const EMPTY: ClearanceValues = { decision: '', reason: '' };

const schema = object({
  decision: string().required(() => t('Please choose one.')),
  reason: textWithin(APPLICATION_NOTE).required(() => t(FIELD_MESSAGES.thisRequired)),
});

const OPTIONS = [
  { value: '', label: msg('Choose one') },
  { value: 'open', label: msg('Open it') },
  { value: 'closed', label: msg('Close it') },
  { value: 'rule', label: msg('Let the rule decide') },
];

function Save() {
  const { isSubmitting } = useFormikContext();
  return (
    <div>
      <BusyButton type="submit" variant="outlined" busy={isSubmitting}>
        {t('Save the decision on the Advanced part')}
      </BusyButton>
    </div>
  );
}

interface Props {
  application: number;
  /** Id of the heading that names the form. */
  labelledBy: string;
  onSaved?: () => void;
}

/** Opens or closes the Advanced part, with a reason, which stays when saving fails. */
export function ClearanceForm({ application, labelledBy, onSaved }: Props) {
  const toast = useToast();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [setClearance] = useSetClearanceMutation();
  const save = async ({ decision: chosen, reason }: ClearanceValues) => {
    if (chosen === '') return false;
    setProblem(null);
    try {
      const body = { cleared: CLEARED[chosen], reason: reason.trim() };
      await setClearance({ id: application, body }).unwrap();
    } catch (thrown) {
      console.error('The decision on the Advanced part was not saved', thrown);
      setProblem(problemOf(readFailure(thrown)));
      return false;
    }
    toast('success', t('The decision on the Advanced part was saved'));
    return true;
  };
  return (
    <>
      {problem && (
        <FormAlert wait={problem.wait}>
          {problem.text} {t('What you wrote is kept.')}
        </FormAlert>
      )}
      <Formik
        initialValues={EMPTY}
        validationSchema={schema}
        onSubmit={async (values, { resetForm }) => {
          if (!(await save(values))) return;
          resetForm();
          onSaved?.();
        }}
      >
        <Form labelledBy={labelledBy}>
          <SelectField
            name="decision"
            label={t('The Advanced part (required)')}
            options={OPTIONS.map(({ value, label }) => ({ value, label: t(label) }))}
            required
          />
          <TextField
            name="reason"
            label={t('Reason (required)')}
            rows={3}
            maxLength={APPLICATION_NOTE.maxLength}
            required
          />
          <Save />
        </Form>
      </Formik>
    </>
  );
}
