import { useEffect, useState } from 'react';
import { useApplication, useSubmission } from '../../actors/vetting';
import { ReviewOutlook } from '../../entities/business/ReviewOutlook';
import { VettingCompletionPageView } from './VettingCompletionPageView';
import { WhenReady } from './WhenReady';

/** Reports the completion page as open for as long as it is shown. */
function Finishing() {
  const { openFinishing, leaveFinishing, submit } = useSubmission();
  const { application } = useApplication();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    openFinishing();
    return leaveFinishing;
  }, [openFinishing, leaveFinishing]);
  return (
    <VettingCompletionPageView
      outlook={application && <ReviewOutlook application={application} />}
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
