import Dialog from '@mui/material/Dialog';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useState } from 'react';
import { useAuthModalActor, type AuthModalActor } from '../../actors/authModal';
import { AccountTypeStep } from './parts/AccountTypeStep';
import { CodeStep } from './parts/CodeStep';
import { createDrafts, type Drafts } from './parts/drafts';
import { IntroStep } from './parts/IntroStep';
import { LoginStep } from './parts/LoginStep';
import { RegisterStep } from './parts/RegisterStep';
import { ResetPasswordStep } from './parts/ResetPasswordStep';

const STEPS = [
  'login',
  'code',
  'intro',
  'registerUser',
  'registerBusiness',
  'resetPassword',
  'accountType',
] as const;
type Step = (typeof STEPS)[number];

const openStep = (state: ReturnType<AuthModalActor['getSnapshot']>): Step | null =>
  STEPS.find((step) => state.matches(step)) ?? null;

const Frame = styled(Dialog)({
  '& .MuiDialog-paperFullScreen': {
    width: '100%',
    maxHeight: 'none',
    margin: 0,
    border: 0,
    borderRadius: 0,
  },
});

interface StepsProps {
  step: Step;
  headingId: string;
  drafts: Drafts;
}

function Steps({ step, headingId, drafts }: StepsProps) {
  switch (step) {
    case 'login':
      return <LoginStep headingId={headingId} drafts={drafts} />;
    case 'code':
      return <CodeStep headingId={headingId} />;
    case 'intro':
      return <IntroStep headingId={headingId} />;
    case 'registerUser':
      return <RegisterStep headingId={headingId} drafts={drafts} kind="individual" />;
    case 'registerBusiness':
      return <RegisterStep headingId={headingId} drafts={drafts} kind="business" />;
    case 'resetPassword':
      return <ResetPasswordStep headingId={headingId} drafts={drafts} />;
    case 'accountType':
      return <AccountTypeStep headingId={headingId} />;
  }
}

/** The sign-in popup: one dialog whose step is the state of its machine. */
export function AuthDialog() {
  const actor = useAuthModalActor();
  const step = useSelector(actor, openStep);
  const [drafts] = useState(createDrafts);
  const [visit, setVisit] = useState(0);
  const headingId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  useEffect(() => {
    const subscriptions = [
      actor.on('session.granted', drafts.forgetAll),
      actor.on('modal.dismissed', () => {
        drafts.forgetPasswords();
        setVisit((count) => count + 1);
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, drafts]);
  if (!step) return null;
  return (
    <Frame
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      aria-labelledby={headingId}
      onClose={() => actor.send({ type: 'modal.closed' })}
    >
      <Steps key={`${step} ${visit}`} step={step} headingId={headingId} drafts={drafts} />
    </Frame>
  );
}
