import { useEffect, useState } from 'react';
import { useSubmission } from '../../actors/vetting';
import { VettingCompletionPageView } from './VettingCompletionPageView';
import { WhenReady } from './WhenReady';

/** Reports the completion page as open for as long as it is shown. */
function Finishing() {
  const { openFinishing, leaveFinishing, submit } = useSubmission();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    openFinishing();
    return leaveFinishing;
  }, [openFinishing, leaveFinishing]);
  return (
    <VettingCompletionPageView
      isBusy={isBusy}
      onSubmit={() => {
        setIsBusy(true);
        void submit().finally(() => setIsBusy(false));
      }}
    />
  );
}

/** What is missing, the declaration and the submission (specification 2.2 and 2.6, Finishing). */
export default function VettingCompletionPage() {
  return (
    <WhenReady>
      <Finishing />
    </WhenReady>
  );
}
