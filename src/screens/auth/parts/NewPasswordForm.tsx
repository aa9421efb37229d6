import { Formik, useFormikContext } from 'formik';
import { object } from 'yup';
import { t } from '../../../../domain/language';
import { BusyButton } from '../../../ui/BusyButton';
import { Form } from '../../../ui/fields/Form';
import { keepFocus } from '../../../ui/fields/keepFocus';
import { NewPasswordFields } from '../../../entities/account/NewPasswordFields';
import {
  emptyNewPassword,
  newPasswordRules,
  type NewPasswordValues,
} from '../../../entities/account/passwordRules';
import { useRefusals } from '../../../ui/fields/refusals';

type FieldMessages = Readonly<Record<string, readonly string[]>>;

interface Props {
  headingId: string;
  /** Resolves with the errors of the fields, null when there are none. */
  onSubmit: (values: NewPasswordValues) => Promise<FieldMessages | null>;
}

const newPasswordSchema = object(newPasswordRules);

function Submit() {
  const { isSubmitting } = useFormikContext();
  return (
    <div>
      <BusyButton {...keepFocus} type="submit" variant="contained" size="large" busy={isSubmitting}>
        {t('Set New Password')}
      </BusyButton>
    </div>
  );
}

export function NewPasswordForm({ headingId, onSubmit }: Props) {
  const refusals = useRefusals<NewPasswordValues>();
  return (
    <Formik
      initialValues={emptyNewPassword}
      validationSchema={newPasswordSchema}
      validate={refusals.validate}
      onSubmit={async (values, { validateForm }) => {
        const refused = await onSubmit(values);
        if (!refused) return;
        refusals.refuse(values, refused);
        await validateForm(values);
      }}
    >
      <Form labelledBy={headingId}>
        <NewPasswordFields />
        <Submit />
      </Form>
    </Formik>
  );
}
