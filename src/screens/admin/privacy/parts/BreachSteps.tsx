import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { object } from 'yup';
import { t } from '../../../../../domain/language';
import type { Breach, BreachStepState } from '../../../../../domain/contract/admin/privacy';
import { BREACH_STEPS } from '../../../../../domain/privacy';
import { useSetBreachStepMutation } from '../../../../api/admin/privacyApi';
import { readFailure } from '../../../../api/failure';
import { reasonOf } from '../../../../api/reasonOf';
import { CheckIcon } from '../../../../ui/actionIcons';
import { BusyButton } from '../../../../ui/BusyButton';
import { TextField } from '../../../../ui/fields/TextField';
import { momentText } from '../../../../ui/format';
import { useToast } from '../../../../ui/toasts';
import { SmallForm } from '../../SmallForm';
import { useClockText, useIsLate } from '../clock';

const Steps = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    maxWidth: 720,
    margin: 0,
    paddingBlock: theme.spacing(2),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& .done': { display: 'flex', gap: theme.spacing(1), color: theme.vars.palette.success.main },
}));

interface StepProps {
  breach: Breach;
  state: BreachStepState;
}

function Clock({ breach }: { breach: Breach }) {
  const clock = useClockText(breach.report_due_at);
  const isLate = useIsLate(breach.report_due_at);
  return (
    <Typography sx={{ fontWeight: 600, color: isLate ? 'error.main' : 'text.primary' }}>
      {t('{clock}, until {moment}', { clock, moment: momentText(breach.report_due_at) })}
    </Typography>
  );
}

function Done({ breach, state }: StepProps) {
  const toast = useToast();
  const [set, { isLoading }] = useSetBreachStepMutation();
  const { step, done_at, by, note } = state;
  const reopen = async () => {
    const { error } = await set({ id: breach.id, body: { step, is_done: false, note: '' } });
    if (error) toast('error', t('Not done. {reason}', { reason: reasonOf(readFailure(error)) }));
  };
  return (
    <>
      <Typography className="done">
        <CheckIcon />{' '}
        {t('Done on {moment} by {admin}', {
          moment: done_at ? momentText(done_at) : '',
          admin: by ?? t('a former admin'),
        })}
      </Typography>
      {note !== '' && <Typography sx={{ whiteSpace: 'pre-line' }}>{note}</Typography>}
      <BusyButton busy={isLoading} onClick={() => void reopen()}>
        {t('Open “{step}” again', { step: t(BREACH_STEPS[step].name) })}
      </BusyButton>
    </>
  );
}

function ToDo({ breach, state: { step } }: StepProps) {
  const [set] = useSetBreachStepMutation();
  return (
    <SmallForm
      title={t(BREACH_STEPS[step].name)}
      initialValues={{ note: '' }}
      schema={object()}
      action={t('Done')}
      onSend={async ({ note }) => {
        await set({ id: breach.id, body: { step, is_done: true, note } }).unwrap();
      }}
    >
      <Typography>{t(BREACH_STEPS[step].text)}</Typography>
      {step === 'report' && <Clock breach={breach} />}
      <TextField name="note" label={t('What was done')} rows={2} maxLength={1_000} />
    </SmallForm>
  );
}

/** What has to be done about a breach, step by step. */
export const BreachSteps = ({ breach }: { breach: Breach }) => (
  <Steps>
    {breach.steps.map((state) => (
      <li key={state.step}>
        {state.done_at === null ? (
          <ToDo breach={breach} state={state} />
        ) : (
          <>
            <Typography variant="h4" component="h3">
              {t(BREACH_STEPS[state.step].name)}
            </Typography>
            <Done breach={breach} state={state} />
          </>
        )}
      </li>
    ))}
  </Steps>
);
