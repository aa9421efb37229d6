import Button from '@mui/material/Button';
import { useFormikContext, type FormikValues } from 'formik';
import { useState } from 'react';
import { t } from '../../../../domain/language';
import { FormAlert } from '../../../ui/fields/FormAlert';
import { TwoVersions } from '../../../ui/TwoVersions';
import type { CurrentPost } from '../postForm';
import { differences } from '../differences';

interface Props<Values> {
  kind: 'resource' | 'event';
  /** The version that was saved elsewhere; null once one of both is chosen. */
  current: CurrentPost<Values> | null;
  labels: Readonly<Record<string, string>>;
  /** From now on, saving replaces that version. */
  onResolve: () => void;
}

/** Shows two versions of a post that was changed in two places, and loses neither. */
export function VersionConflict<Values extends FormikValues>(props: Props<Values>) {
  const { kind, current, labels, onResolve } = props;
  const { values, setValues, submitForm } = useFormikContext<Values>();
  const [replaced, setReplaced] = useState<Values | null>(null);

  if (current) {
    const keepMine = () => {
      onResolve();
      void submitForm();
    };
    const takeTheirs = () => {
      onResolve();
      setReplaced(values);
      void setValues(current.values);
    };
    return (
      <TwoVersions
        label={
          kind === 'event' ? t('Two versions of this event') : t('Two versions of this resource')
        }
        question={t('This is what differs. Which version do you want to keep?')}
        {...differences(values, current.values, labels)}
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
