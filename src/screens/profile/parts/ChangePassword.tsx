import { Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { t } from '../../../../domain/language';
import type { Profile } from '../../../../domain/contract/profile';
import { PASSWORD_MAX_LENGTH } from '../../../../domain/limits';
import { FIELD_MESSAGES } from '../../../../domain/messages';
import { readFailure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import { useChangePasswordMutation } from '../../../api/credentialsApi';
import { BusyButton } from '../../../ui/BusyButton';
import { Form } from '../../../ui/fields/Form';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { keepFocus } from '../../../ui/fields/keepFocus';
import { NewPasswordFields } from '../../../entities/account/NewPasswordFields';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { emptyNewPassword, newPasswordRules } from '../../../entities/account/passwordRules';
import { useRefusals } from '../../../ui/fields/refusals';
import { useUpdateSession } from '../useUpdateSession';
import { Section } from './Section';

const empty = { current_password: '', ...emptyNewPassword };
type Values = typeof empty;

const schema = object({
  current_password: string().required(() => t(FIELD_MESSAGES.passwordRequired)),
  ...newPasswordRules,
});

type Outcome = { kind: 'changed' } | { kind: 'failed'; problem: Problem };

function Fields({ username }: { username: string }) {
  const { isSubmitting } = useFormikContext();
  return (
    <>
      {/* Password managers learn from it whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <PasswordField
        name="current_password"
        label={t('Current Password')}
        autoComplete="current-password"
        maxLength={PASSWORD_MAX_LENGTH}
      />
      <NewPasswordFields />
      <div>
        <BusyButton
          {...keepFocus}
          type="submit"
          variant="contained"
          size="large"
          busy={isSubmitting}
        >
          {t('Change Password')}
        </BusyButton>
      </div>
    </>
  );
}

/** The answer is a new session; every other one has ended. */
export function ChangePassword({ profile }: { profile: Profile }) {
  const [change] = useChangePasswordMutation();
  const updateSession = useUpdateSession();
  const refusals = useRefusals<Values>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function submit(values: Values): Promise<boolean> {
    setOutcome(null);
    try {
      updateSession(await change(values).unwrap());
    } catch (thrown) {
      const failure = readFailure(thrown);
      refusals.refuse(values, failure.fields);
      const isShownAtField = Object.keys(refusals.validate(values)).length > 0;
      if (!isShownAtField) setOutcome({ kind: 'failed', problem: problemOf(failure) });
      return false;
    }
    setOutcome({ kind: 'changed' });
    return true;
  }

  return (
    <Section
      title={t('Change password')}
      lead={t('Afterwards you stay signed in here; every other device is signed out.')}
    >
      {(headingId) => (
        <>
          {outcome?.kind === 'changed' && (
            <FormAlert severity="success">
              {t('Your password has been changed. Other devices were signed out.')}
            </FormAlert>
          )}
          <Formik
            initialValues={empty}
            validationSchema={schema}
            validate={refusals.validate}
            onSubmit={async (values, { resetForm, validateForm }) => {
              if (await submit(values)) resetForm();
              else await validateForm(values);
            }}
          >
            <Form labelledBy={headingId}>
              {outcome?.kind === 'failed' && (
                <FormAlert wait={outcome.problem.wait}>{outcome.problem.text}</FormAlert>
              )}
              <Fields username={profile.username} />
            </Form>
          </Formik>
        </>
      )}
    </Section>
  );
}
