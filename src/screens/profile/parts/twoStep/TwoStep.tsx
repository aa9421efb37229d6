import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { plural, t } from '../../../../../domain/language';
import type { Profile } from '../../../../../domain/contract/profile';
import type { TwoStepSetup, TwoStepState } from '../../../../../domain/contract/twoStep';
import {
  useConfirmTwoStepMutation,
  useGetTwoStepQuery,
  useRenewRecoveryCodesMutation,
  useSetUpTwoStepMutation,
  useSwitchTwoStepOffMutation,
} from '../../../../api/twoStepApi';
import { ErrorState } from '../../../../ui/ErrorState';
import { useUpdateSession } from '../../useUpdateSession';
import { Section } from '../Section';
import { AppKey } from './AppKey';
import { RecoveryCodeList } from './RecoveryCodeList';
import { TwoStepForm } from './TwoStepForm';

interface PartProps {
  hasPassword: boolean;
  onCodes: (codes: string[]) => void;
}

function SetUp({ hasPassword, onCodes }: PartProps) {
  const [begin] = useSetUpTwoStepMutation();
  const [confirm] = useConfirmTwoStepMutation();
  const updateSession = useUpdateSession();
  const [setup, setSetup] = useState<TwoStepSetup | null>(null);
  if (!setup) {
    return (
      <TwoStepForm
        asksPassword={hasPassword}
        asksCode={false}
        button={t('Set Up Two-Step Sign-In')}
        onSend={async ({ current_password }) =>
          setSetup(await begin({ current_password }).unwrap())
        }
      />
    );
  }
  return (
    <>
      <AppKey setup={setup} />
      <TwoStepForm
        asksPassword={false}
        asksCode
        codeHelp={t('The six digits that the app shows now.')}
        button={t('Switch It On')}
        onSend={async ({ code }) => {
          const { recovery_codes, user_data } = await confirm({ code }).unwrap();
          updateSession({ user_data });
          onCodes(recovery_codes);
        }}
      />
    </>
  );
}

const Title = ({ children }: { children: string }) => (
  <Typography variant="h5" component="h3" sx={{ mt: 2 }}>
    {children}
  </Typography>
);

function SwitchedOn({ state, hasPassword, onCodes, onOff }: PartProps & Off) {
  const [renew] = useRenewRecoveryCodesMutation();
  const [switchOff] = useSwitchTwoStepOffMutation();
  const updateSession = useUpdateSession();
  const left = state.recovery_codes_left;
  return (
    <>
      <Typography>
        {plural(
          left,
          'It is on. # of your recovery codes is left.',
          'It is on. # of your recovery codes are left.',
        )}
      </Typography>
      <Title>{t('New recovery codes')}</Title>
      <TwoStepForm
        asksPassword={false}
        asksCode
        codeHelp={t('The earlier recovery codes no longer work afterwards.')}
        button={t('Make New Recovery Codes')}
        onSend={async ({ code }) => onCodes((await renew({ code }).unwrap()).recovery_codes)}
      />
      {!state.required && (
        <>
          <Title>{t('Sign in without a code again')}</Title>
          <TwoStepForm
            asksPassword={hasPassword}
            asksCode
            button={t('Switch It Off')}
            isDangerous
            onSend={async (values) => {
              updateSession(await switchOff(values).unwrap());
              onOff();
            }}
          />
        </>
      )}
    </>
  );
}

interface Off {
  state: TwoStepState;
  onOff: () => void;
}

function Steps({ hasPassword }: { hasPassword: boolean }) {
  const { data, isError, refetch } = useGetTwoStepQuery();
  const [codes, setCodes] = useState<string[] | null>(null);
  const read = () => void refetch();
  if (codes) {
    const done = () => {
      setCodes(null);
      read();
    };
    return <RecoveryCodeList codes={codes} onDone={done} />;
  }
  if (!data) {
    if (isError) return <ErrorState message={t('It could not be loaded.')} onRetry={read} />;
    return <Typography role="status">{t('Loading…')}</Typography>;
  }
  return data.on ? (
    <SwitchedOn state={data} hasPassword={hasPassword} onCodes={setCodes} onOff={read} />
  ) : (
    <SetUp hasPassword={hasPassword} onCodes={setCodes} />
  );
}

/** A code of the phone besides the password; the team needs it in production. */
export const TwoStep = ({ profile }: { profile: Profile }) => (
  <Section
    title={t('Two-step sign-in')}
    lead={t(
      'Somebody who learns your password cannot sign in without your phone. Signing in then also asks for a code of an authenticator app.',
    )}
  >
    <Steps hasPassword={profile.has_password} />
  </Section>
);
