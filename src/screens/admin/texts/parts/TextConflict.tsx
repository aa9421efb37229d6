import { useFormikContext } from 'formik';
import { t } from '../../../../../domain/language';
import type { SiteTextVersion } from '../../../../../domain/contract/siteText';
import { readableText, type SiteTextKey } from '../../../../../domain/siteTexts';
import { TwoVersions } from '../../../../ui/TwoVersions';
import { changeText } from '../changeText';
import { ownLines } from '../lineChanges';
import { textOf, valuesOf, type TextValues } from '../textValues';

interface Props {
  textKey: SiteTextKey;
  theirs: string;
  by: SiteTextVersion | undefined;
  onResolve: () => void;
  /** The other version takes the place of what was typed. */
  onTake: (typed: TextValues) => void;
}

/** Shows the lines in which two versions of a text differ, and loses neither. */
export function TextConflict({ textKey, theirs, by, onResolve, onTake }: Props) {
  const { values, setValues, submitForm } = useFormikContext<TextValues>();
  const keepMine = () => {
    onResolve();
    void submitForm();
  };
  const takeTheirs = () => {
    onResolve();
    onTake(values);
    void setValues({ ...valuesOf(textKey, theirs), asks_again: values.asks_again });
  };
  return (
    <TwoVersions
      label={t('Two versions of this text')}
      question={
        by
          ? t(
              'Somebody else saved this text meanwhile ({change}). These lines differ. Which version do you want to keep? What was saved stays in the history.',
              { change: changeText(by) },
            )
          : t(
              'Somebody else saved this text meanwhile. These lines differ. Which version do you want to keep? What was saved stays in the history.',
            )
      }
      {...ownLines(readableText(textKey, theirs), readableText(textKey, textOf(textKey, values)))}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
    />
  );
}
