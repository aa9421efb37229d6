import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useFormikContext, type FormikValues } from 'formik';
import type { MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router';
import { t } from '../../../../../domain/language';
import { BusyButton } from '../../../../ui/BusyButton';
import { keepFocus } from '../../../../ui/fields/keepFocus';
import { NOT_KEPT } from '../../../../ui/fields/storedDraft';
import type { Steps } from './useSteps';

interface Props<Values extends FormikValues> {
  steps: Steps<Values>;
  /** Names the button that sends the form. */
  sendLabel: string;
  /** The form can be sent from any step. */
  isEditing: boolean;
  /** A file is being uploaded. */
  isBusy: boolean;
  /** This device keeps what is typed. */
  isKept: boolean;
  wayOut: { label: string; to: string };
}

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5, 2),
  marginTop: theme.spacing(3),
  '& a': { paddingBlock: 10 },
}));

export function StepActions<Values extends FormikValues>(props: Props<Values>) {
  const { steps, sendLabel, isEditing, isBusy, isKept, wayOut } = props;
  const { current, last, show, setTarget } = steps;
  const formik = useFormikContext<Values>();
  const { isSubmitting } = formik;
  const isLast = current === last;
  const send = () => {
    setTarget(last + 1);
    void formik.submitForm();
  };
  /** The second click of a double click would pass over the step that the first one opened. */
  const goOn = (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault();
    else setTarget(current + 1);
  };
  return (
    <>
      <Actions>
        {current > 0 && (
          <Button
            {...keepFocus}
            size="large"
            variant="outlined"
            disabled={isSubmitting}
            onClick={() => show(current - 1, formik.values, formik)}
          >
            {t('Back')}
          </Button>
        )}
        {!isLast && (
          <Button
            {...keepFocus}
            type="submit"
            size="large"
            variant={isEditing ? 'outlined' : 'contained'}
            disabled={isSubmitting}
            onClick={goOn}
          >
            {t('Next')}
          </Button>
        )}
        {(isLast || isEditing) && (
          <BusyButton
            {...keepFocus}
            type={isLast ? 'submit' : 'button'}
            size="large"
            variant="contained"
            busy={isSubmitting}
            disabled={isBusy}
            onClick={isLast ? () => setTarget(last + 1) : send}
          >
            {sendLabel}
          </BusyButton>
        )}
        <Link {...keepFocus} component={RouterLink} to={wayOut.to}>
          {wayOut.label}
        </Link>
      </Actions>
      <Typography variant="body2" color="textSecondary" role="status">
        {isKept ? t('What you type is kept on this device until the form is sent.') : t(NOT_KEPT)}
      </Typography>
    </>
  );
}
