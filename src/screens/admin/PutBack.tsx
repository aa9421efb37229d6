import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { t } from '../../../domain/language';
import { Notice } from '../../ui/Notice';

interface Props<Values> {
  /** What was typed, after another version has taken its place in the fields. */
  typed: Values;
  onPutBack: () => void;
}

/** Gives back what was typed when the other of two versions was taken. */
export function PutBack<Values>({ typed, onPutBack }: Props<Values>) {
  const { setValues } = useFormikContext<Values>();
  const putBack = () => {
    void setValues(typed);
    onPutBack();
  };
  return (
    <Notice
      tone="info"
      action={
        <Button variant="outlined" onClick={putBack}>
          {t('Put back what I typed')}
        </Button>
      }
    >
      {t('Here is what was saved elsewhere. What you typed is not saved.')}
    </Notice>
  );
}
