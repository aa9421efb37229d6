import { useFormikContext } from 'formik';
import type { SiteTextVersion } from '../../../../../domain/contract/siteText';
import { TwoVersions } from '../../../../ui/TwoVersions';
import { changeText } from '../changeText';
import { ownLines } from '../lineChanges';

export interface TextValues {
  text: string;
  asks_again: boolean;
}

interface Props {
  theirs: string;
  by: SiteTextVersion | undefined;
  onResolve: () => void;
  /** The other version takes the place of what was typed. */
  onTake: (typed: TextValues) => void;
}

/** Shows the lines in which two versions of a text differ, and loses neither. */
export function TextConflict({ theirs, by, onResolve, onTake }: Props) {
  const { values, setFieldValue, submitForm } = useFormikContext<TextValues>();
  const keepMine = () => {
    onResolve();
    void submitForm();
  };
  const takeTheirs = () => {
    onResolve();
    onTake(values);
    void setFieldValue('text', theirs);
  };
  return (
    <TwoVersions
      label="Two versions of this text"
      question={`Somebody else saved this text meanwhile${by ? ` (${changeText(by)})` : ''}. These lines differ. Which version do you want to keep? What was saved stays in the history.`}
      {...ownLines(theirs, values.text)}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
    />
  );
}
