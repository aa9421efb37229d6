import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { array, object } from 'yup';
import { t } from '../../../../domain/language';
import type { Encoding } from '../../../../domain/contract/resource';
import { CLAIM_NOTE } from '../../../../domain/fieldLimits';
import { MOST_CLAIM_FILES } from '../../../../domain/listing/claims';
import { UPLOAD_RULES } from '../../../../domain/uploadRules';
import { useSendClaimDocumentsMutation } from '../../../api/claimApi';
import { readFailure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import { useUpload } from '../../../api/uploadsApi';
import { textWithin } from '../../../entities/fields/limitRules';
import { FileField } from '../../../entities/resource/FileField';
import { BusyButton } from '../../../ui/BusyButton';
import { Form } from '../../../ui/fields/Form';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { useRefusals } from '../../../ui/fields/refusals';
import { TextField } from '../../../ui/fields/TextField';

interface Values {
  note: string;
  files: Encoding[];
}

const [PDF] = UPLOAD_RULES.file.formats;
const RULES = {
  maxBytes: UPLOAD_RULES.image.maxBytes,
  formats: [PDF, ...UPLOAD_RULES.image.formats],
};

const schema = object({
  note: textWithin(CLAIM_NOTE),
  files: array().min(1, () => t('Add at least one document.')),
});

function Fields() {
  const { isSubmitting } = useFormikContext();
  const sendImage = useUpload('image');
  const sendFile = useUpload('file');
  const [isUploading, setIsUploading] = useState(false);
  return (
    <>
      <FileField
        name="files"
        label={t('Documents (required)')}
        help={t('Certificates, permits or a letter.')}
        rules={RULES}
        max={MOST_CLAIM_FILES}
        upload={(file) => (file.type === PDF ? sendFile(file) : sendImage(file))}
        onBusy={setIsUploading}
      />
      <TextField
        name="note"
        label={t('What you do in this business, and what the documents show (required)')}
        autoCapitalize="sentences"
        rows={3}
        maxLength={CLAIM_NOTE.maxLength}
        required
      />
      <div>
        <BusyButton type="submit" variant="contained" busy={isSubmitting} disabled={isUploading}>
          {t('Send the documents')}
        </BusyButton>
      </div>
    </>
  );
}

/** Sends documents on which an admin decides. */
export function DocumentsForm({ headingId, slug }: { headingId: string; slug: string }) {
  const [sendDocuments] = useSendClaimDocumentsMutation();
  const refusals = useRefusals<Values>();
  const [problem, setProblem] = useState<Problem | null>(null);

  async function send(values: Values, { validateForm }: FormikHelpers<Values>) {
    setProblem(null);
    const files = values.files.map(({ content_url }) => content_url);
    try {
      await sendDocuments({ listing: slug, body: { note: values.note.trim(), files } }).unwrap();
    } catch (thrown) {
      const failure = readFailure(thrown);
      refusals.refuse(values, failure.fields);
      if (Object.keys(refusals.validate(values)).length > 0) await validateForm(values);
      else setProblem(problemOf(failure));
    }
  }

  return (
    <Formik<Values>
      initialValues={{ note: '', files: [] }}
      validationSchema={schema}
      validate={refusals.validate}
      onSubmit={send}
    >
      <Form labelledBy={headingId}>
        {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
        <Fields />
      </Form>
    </Formik>
  );
}
