import { useFormikContext } from 'formik';
import type { SiteTextVersion } from '../../../../../domain/contract/siteText';
import { TwoVersions } from '../../../../ui/TwoVersions';
import { changeText } from '../changeText';
import { lineChanges, type LineChange } from '../lineChanges';

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

const linesOf = (changes: readonly LineChange[], kind: LineChange['kind']): string[] => {
  const lines = changes.filter((change) => change.kind === kind).map(({ line }) => line);
  return lines.length === 0 ? ['No lines of its own'] : [...new Set(lines)];
};

/** Shows the lines in which two versions of a text differ, and loses neither. */
export function TextConflict({ theirs, by, onResolve, onTake }: Props) {
  const { values, setFieldValue, submitForm } = useFormikContext<TextValues>();
  const changes = lineChanges(theirs, values.text);
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
      mine={linesOf(changes, 'added')}
      theirs={linesOf(changes, 'removed')}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
    />
  );
}
