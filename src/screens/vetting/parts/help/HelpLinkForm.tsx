import Typography from '@mui/material/Typography';
import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { object, string } from 'yup';
import { t } from '../../../../../domain/language';
import { useProgress } from '../../../../actors/vetting';
import { readFailure } from '../../../../api/failure';
import { useAddHelpLinkMutation } from '../../../../api/helpApi';
import { problemOf } from '../../../../api/reasonOf';
import type { NewHelpLink } from '../../../../../domain/contract/helpLinks';
import { HELPER_NAME_LENGTH } from '../../../../../domain/vetting/helpLinks';
import { BusyButton } from '../../../../ui/BusyButton';
import { Form } from '../../../../ui/fields/Form';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { keepFocus } from '../../../../ui/fields/keepFocus';
import { SelectField } from '../../../../ui/fields/SelectField';
import { TextField } from '../../../../ui/fields/TextField';

interface Values {
  category: string;
  name: string;
}

const schema = object({
  category: string().required(() => t('Choose a part.')),
  name: string()
    .trim()
    .required(() => t('Write who gets the link.')),
});

function Fields() {
  const { isSubmitting } = useFormikContext();
  const { categories, isCleared } = useProgress();
  const options = categories
    .filter(({ part }) => part === 'basic' || isCleared)
    .map(({ id, category_name }) => ({ value: String(id), label: t(category_name) }));
  return (
    <>
      <SelectField
        name="category"
        label={t('Part')}
        options={[{ value: '', label: t('Choose a part') }, ...options]}
        required
      />
      <TextField
        name="name"
        label={t('Who gets the link?')}
        help={t('Only you see this, such as “Our bookkeeper”.')}
        maxLength={HELPER_NAME_LENGTH}
        autoComplete="off"
        required
      />
      <div>
        <BusyButton {...keepFocus} type="submit" variant="contained" busy={isSubmitting}>
          {t('Make the link')}
        </BusyButton>
      </div>
    </>
  );
}

/** Makes a link by which somebody else answers one part. */
export function HelpLinkForm({ onMade }: { onMade: (link: NewHelpLink) => void }) {
  const headingId = useId();
  const [add] = useAddHelpLinkMutation();
  const [problem, setProblem] = useState<Problem | null>(null);

  async function make({ category, name }: Values, formik: FormikHelpers<Values>) {
    setProblem(null);
    try {
      onMade(await add({ category: Number(category), name: name.trim() }).unwrap());
      formik.resetForm();
    } catch (thrown) {
      setProblem(problemOf(readFailure(thrown)));
    }
  }

  return (
    <div>
      <Typography id={headingId} variant="h4" component="h3" gutterBottom>
        {t('Make a link')}
      </Typography>
      <Formik initialValues={{ category: '', name: '' }} validationSchema={schema} onSubmit={make}>
        <Form labelledBy={headingId}>
          {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
          <Fields />
        </Form>
      </Formik>
    </div>
  );
}
