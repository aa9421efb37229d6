import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useFormikContext, type FormikValues } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { StepProgress } from '../../../../ui/StepProgress';
import type { Steps } from './useSteps';

interface Props<Values extends FormikValues> {
  steps: Steps<Values>;
  titles: readonly string[];
  hint: string;
  children: ReactNode;
}

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& h2': {
    marginTop: theme.spacing(1),
    scrollMarginTop: 180,
    [theme.breakpoints.up('sm')]: { marginTop: theme.spacing(2) },
  },
}));

/** A step with its heading, which takes the focus when the step changes. */
export function StepFrame<Values extends FormikValues>(props: Props<Values>) {
  const { steps, titles, hint, children } = props;
  const { current, reached, setTarget, show } = steps;
  const formik = useFormikContext<Values>();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  const isFaulty = Object.keys(formik.errors).length > 0;
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    if (!isFaulty) heading.current?.focus();
  }, [current, isFaulty]);

  function go(index: number) {
    if (index < current) {
      show(index, formik.values, formik);
      return;
    }
    setTarget(index);
    void formik.submitForm();
  }

  return (
    <Frame aria-labelledby="step">
      <StepProgress titles={titles} current={current} reached={reached} onGo={go} />
      <Typography id="step" ref={heading} tabIndex={-1} variant="h3" component="h2">
        {titles[current]}
      </Typography>
      <Typography color="textSecondary" gutterBottom>
        {hint}
      </Typography>
      {children}
    </Frame>
  );
}
