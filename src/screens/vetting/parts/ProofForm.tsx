import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { object, string } from 'yup';
import { t } from '../../../../domain/language';
import { dayOf } from '../../../../domain/calendar';
import type { ProofDocument } from '../../../../domain/contract/proof';
import { PROOF_NAME } from '../../../../domain/fieldLimits';
import { UPLOAD_RULES } from '../../../../domain/uploadRules';
import { proofDateFaults } from '../../../../domain/vetting/proof';
import { readFailure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import { textWithin } from '../../../entities/fields/limitRules';
import { BusyButton } from '../../../ui/BusyButton';
import { Form } from '../../../ui/fields/Form';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { preparePhoto } from '../../../ui/fields/preparePhoto';
import { faultOfFile } from '../../../ui/fields/fileRules';
import { useRefusals } from '../../../ui/fields/refusals';
import { TextField } from '../../../ui/fields/TextField';
import { useNow } from '../../../ui/useNow';
import type { ProofDesk, ProofDetails } from '../proofDesk';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
}));

interface Values {
  name: string;
  dated_on: string;
  /** Empty where it does not expire. */
  expires_on: string;
}

interface Props {
  file: File;
  add: NonNullable<ProofDesk['add']>;
  onAdded: (added: ProofDocument) => void;
  onCancel: () => void;
}

const nameOf = ({ name }: File): string =>
  name.replace(/\.[^.]*$/, '').slice(0, PROOF_NAME.maxLength);

const detailsOf = ({ name, dated_on, expires_on }: Values): ProofDetails => ({
  name: name.trim(),
  dated_on,
  expires_on: expires_on === '' ? null : expires_on,
});

const schema = object({ name: textWithin(PROOF_NAME), dated_on: string(), expires_on: string() });

/** A photo is made smaller before it is sent; a PDF is sent as it is. */
const prepared = (file: File): Promise<File> => {
  if (file.type.startsWith('image/')) return preparePhoto(file, UPLOAD_RULES.proof);
  const fault = faultOfFile(file, UPLOAD_RULES.proof);
  return fault === null ? Promise.resolve(file) : Promise.reject(new Error(fault));
};

const firstOfEach = (faults: Record<string, readonly string[]>) =>
  Object.fromEntries(Object.entries(faults).map(([name, messages]) => [name, messages.join(' ')]));

const problemIn = (thrown: unknown): Problem =>
  thrown instanceof Error ? { text: thrown.message, wait: null } : problemOf(readFailure(thrown));

/** Name and dates of a document, which is stored with them. */
export function ProofForm({ file, add, onAdded, onCancel }: Props) {
  const headingId = useId();
  const today = useNow((now) => dayOf(now));
  const refusals = useRefusals<Values>();
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Once, since another file would be stored beside the first when it is sent again. */
  const [ready] = useState(() => ({ file: null as File | null }));

  async function send(values: Values, { validateForm }: FormikHelpers<Values>) {
    setProblem(null);
    try {
      ready.file ??= await prepared(file);
      onAdded(await add(ready.file, detailsOf(values)));
    } catch (thrown) {
      refusals.refuse(values, readFailure(thrown).fields);
      if (Object.keys(refusals.validate(values)).length > 0) await validateForm(values);
      else setProblem(problemIn(thrown));
    }
  }

  return (
    <Formik<Values>
      initialValues={{ name: nameOf(file), dated_on: '', expires_on: '' }}
      validationSchema={schema}
      validate={(values) => ({
        ...firstOfEach(proofDateFaults(detailsOf(values), today)),
        ...refusals.validate(values),
      })}
      onSubmit={send}
    >
      {({ isSubmitting }) => (
        <Form labelledBy={headingId}>
          <Typography id={headingId} variant="h5" component="h3">
            {t('Add {name}', { name: file.name })}
          </Typography>
          {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
          <TextField
            name="name"
            label={t('What it is (required)')}
            help={t('Such as “County permit”.')}
            maxLength={PROOF_NAME.maxLength}
            required
          />
          <TextField
            name="dated_on"
            label={t('Date of the document (required)')}
            type="date"
            required
          />
          <TextField
            name="expires_on"
            label={t('Expires on (optional)')}
            help={t('We remind you by email 30 days before.')}
            type="date"
          />
          <Actions>
            <BusyButton type="submit" variant="contained" busy={isSubmitting}>
              {t('Add the document')}
            </BusyButton>
            <Button variant="text" onClick={onCancel} disabled={isSubmitting}>
              {t('Cancel')}
            </Button>
          </Actions>
        </Form>
      )}
    </Formik>
  );
}
