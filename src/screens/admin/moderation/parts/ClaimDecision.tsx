import { Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { object } from 'yup';
import { t } from '../../../../../domain/language';
import type { ClaimDecisionPayload, ClaimRow } from '../../../../../domain/contract/claim';
import { REVIEW_NOTE } from '../../../../../domain/fieldLimits';
import { FIELD_MESSAGES } from '../../../../../domain/messages';
import { useDecideClaimMutation } from '../../../../api/admin/claimsAdminApi';
import { readFailure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import { textWithin } from '../../../../entities/fields/limitRules';
import { BusyButton } from '../../../../ui/BusyButton';
import { DialogActions } from '../../../../ui/ConfirmDialog';
import { Form } from '../../../../ui/fields/Form';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { TextField } from '../../../../ui/fields/TextField';
import { useToast } from '../../../../ui/toasts';
import { useSubmitChoice, type SubmitChoice } from '../useSubmitChoice';

type Decision = ClaimDecisionPayload['decision'];

interface Values {
  reason: string;
}

const schemaFor = (choice: SubmitChoice<Decision>) => () => {
  const reason = textWithin(REVIEW_NOTE);
  return object({
    reason:
      choice.read() === 'reject' ? reason.required(() => t(FIELD_MESSAGES.thisRequired)) : reason,
  });
};

const labelsOf = ({ state }: ClaimRow): Record<Decision, string> =>
  state === 'frozen'
    ? { approve: t('Uphold the claim'), reject: t('End the claim') }
    : { approve: t('Approve'), reject: t('Reject') };

interface ButtonsProps {
  labels: Record<Decision, string>;
  choice: SubmitChoice<Decision>;
}

function Buttons({ labels, choice }: ButtonsProps) {
  const { isSubmitting } = useFormikContext<Values>();
  return (
    <DialogActions>
      {(['approve', 'reject'] as const).map((decision) => (
        <BusyButton
          key={decision}
          type="submit"
          variant={decision === 'approve' ? 'contained' : 'outlined'}
          busy={isSubmitting && choice.read() === decision}
          disabled={isSubmitting}
          onClick={() => choice.set(decision)}
        >
          {labels[decision]}
        </BusyButton>
      ))}
    </DialogActions>
  );
}

/** Decides on a claim, with the reason that the claimant reads. */
export function ClaimDecision({ claim, headingId }: { claim: ClaimRow; headingId: string }) {
  const toast = useToast();
  const choice = useSubmitChoice<Decision>('approve');
  const [decide] = useDecideClaimMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  async function send({ reason }: Values) {
    setProblem(null);
    const body = { decision: choice.read(), reason: reason.trim() };
    try {
      await decide({ id: claim.claim_id, body }).unwrap();
      toast('success', t('Decided. {claimant} gets an email.', { claimant: claim.claimant }));
    } catch (thrown) {
      setProblem(problemOf(readFailure(thrown)));
    }
  }
  return (
    <Formik initialValues={{ reason: '' }} validationSchema={schemaFor(choice)} onSubmit={send}>
      <Form labelledBy={headingId}>
        {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
        <TextField
          name="reason"
          label={t('Reason')}
          help={t('The claimant reads it. It is needed to refuse the claim.')}
          autoCapitalize="sentences"
          rows={2}
          maxLength={REVIEW_NOTE.maxLength}
        />
        <Buttons labels={labelsOf(claim)} choice={choice} />
      </Form>
    </Formik>
  );
}
