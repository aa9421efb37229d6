import { usePaths } from '../../../paths';
import { ActingBar } from '../../../ui/ActingBar';

/** Decisions 6: an admin always sees whose report this is. */
export function OnBehalf({ business }: { business: string }) {
  const paths = usePaths();
  return (
    <ActingBar leaveTo={paths.adminProgress}>
      <p>You see the report of {business} as an admin. It is read-only.</p>
    </ActingBar>
  );
}
