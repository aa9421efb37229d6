import { useFormikContext } from 'formik';
import type { Issue } from '../../../../../domain/contract/admin/newsletter';
import { TwoVersions } from '../../../../ui/TwoVersions';
import { lineChanges } from '../../texts/lineChanges';
import type { IssueValues } from './IssueForm';

const textOf = ({ subject, preview, body }: IssueValues): string =>
  `Subject: ${subject}\nPreview: ${preview}\n${body}`;

interface Props {
  theirs: Issue;
  onResolve: () => void;
  /** The other version takes the place of what was typed. */
  onTake: (typed: IssueValues) => void;
}

/** Shows the lines in which two versions of a draft differ. */
export function IssueConflict({ theirs, onResolve, onTake }: Props) {
  const { values, setValues, submitForm } = useFormikContext<IssueValues>();
  const changes = lineChanges(textOf(theirs), textOf(values));
  const linesOf = (kind: 'added' | 'removed') => {
    const lines = changes.filter((change) => change.kind === kind).map(({ line }) => line);
    return lines.length === 0 ? ['No lines of its own'] : [...new Set(lines)];
  };
  const { subject, preview, body } = theirs;
  return (
    <TwoVersions
      label="Two versions of this draft"
      question="Somebody else saved this draft meanwhile. These lines differ. Which version do you want to keep?"
      mine={linesOf('added')}
      theirs={linesOf('removed')}
      onKeepMine={() => {
        onResolve();
        void submitForm();
      }}
      onTakeTheirs={() => {
        onResolve();
        onTake(values);
        void setValues({ subject, preview, body });
      }}
    />
  );
}
