import { useFormikContext } from 'formik';
import { t } from '../../../../../domain/language';
import type { Issue } from '../../../../../domain/contract/admin/newsletter';
import { TwoVersions } from '../../../../ui/TwoVersions';
import { ownLines } from '../../texts/lineChanges';
import type { IssueValues } from './IssueForm';

const textOf = ({ subject, preview, body }: IssueValues): string =>
  [t('Subject: {subject}', { subject }), t('Preview: {preview}', { preview }), body].join('\n');

interface Props {
  theirs: Issue;
  onResolve: () => void;
  /** The other version takes the place of what was typed. */
  onTake: (typed: IssueValues) => void;
}

/** Shows the lines in which two versions of a draft differ. */
export function IssueConflict({ theirs, onResolve, onTake }: Props) {
  const { values, setValues, submitForm } = useFormikContext<IssueValues>();
  const { subject, preview, body } = theirs;
  return (
    <TwoVersions
      label={t('Two versions of this draft')}
      question={t(
        'Somebody else saved this draft meanwhile. These lines differ. Which version do you want to keep?',
      )}
      {...ownLines(textOf(theirs), textOf(values))}
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
