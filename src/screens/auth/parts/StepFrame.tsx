import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '../../../../domain/language';
import { useAuthModalActor } from '../../../actors/authModal';
import { keepFocus } from '../../../ui/fields/keepFocus';
import type { Drafts } from './drafts';
import { StepAlert } from './StepAlert';

export interface StepProps {
  /** The id that the step's heading carries: it names the dialog and the form. */
  headingId: string;
  drafts: Drafts;
}

interface Props {
  headingId: string;
  title: string;
  children: ReactNode;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  alignContent: 'start',
  padding: theme.spacing(2, 2, 4),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
}));

const Header = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(1),
}));

const FIRST_FIELD = 'input, select, textarea';

/** Heading, CLOSE and alert of a step. The first field takes the focus. */
export function StepFrame({ headingId, title, children }: Props) {
  const actor = useAuthModalActor();
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  /** On a touch screen a focused field opens the keyboard, which would cover the text. */
  const isTouch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const enter = useRef(isTouch ? heading : fields);
  useEffect(() => {
    const place = enter.current.current;
    const field =
      place?.querySelector<HTMLElement>('input:checked') ??
      place?.querySelector<HTMLElement>(FIRST_FIELD);
    (field ?? place)?.focus();
  }, []);
  return (
    <Frame>
      <Header>
        <Typography ref={heading} id={headingId} variant="h3" component="h2" tabIndex={-1}>
          {title}
        </Typography>
        <Button {...keepFocus} variant="text" onClick={() => actor.send({ type: 'modal.closed' })}>
          {t('CLOSE')}
        </Button>
      </Header>
      <StepAlert />
      <div ref={fields} tabIndex={-1}>
        {children}
      </div>
    </Frame>
  );
}
