import Button from '@mui/material/Button';
import { useFormikContext, type FormikValues } from 'formik';
import { useState } from 'react';
import { t } from '../../../domain/language';
import { TwoVersions } from '../TwoVersions';
import { FormAlert } from './FormAlert';

interface Props<Values> {
  /** The accessible name of the group. */
  label: string;
  /** The version that was saved elsewhere; null once one of both is chosen. */
  current: Values | null;
  /** What differs between what is typed and that version, in lines. */
  differences: (mine: Values, theirs: Values) => { mine: string[]; theirs: string[] };
  /** From now on, saving replaces that version. `isTaken`: it is in the form now. */
  onResolve: (isTaken: boolean) => void;
}

/** Shows two versions of a record that was changed in two places, and loses neither. */
export function VersionConflict<Values extends FormikValues>(props: Props<Values>) {
  const { label, current, differences, onResolve } = props;
  const { values, setValues, submitForm } = useFormikContext<Values>();
  const [replaced, setReplaced] = useState<Values | null>(null);

  if (current) {
    const keepMine = () => {
      onResolve(false);
      void submitForm();
    };
    const takeTheirs = () => {
      onResolve(true);
      setReplaced(values);
      void setValues(current);
    };
    return (
      <TwoVersions
        label={label}
        question={t('This is what differs. Which version do you want to keep?')}
        {...differences(values, current)}
        onKeepMine={keepMine}
        onTakeTheirs={takeTheirs}
      />
    );
  }
  if (!replaced) return null;
  const putBack = () => {
    void setValues(replaced);
    setReplaced(null);
  };
  return (
    <FormAlert
      severity="info"
      action={
        <Button variant="outlined" color="inherit" size="small" onClick={putBack}>
          {t('Restore what I typed')}
        </Button>
      }
    >
      {t('The form shows the version that was saved elsewhere.')}
    </FormAlert>
  );
}
