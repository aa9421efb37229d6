import { useEffect, useState } from 'react';
import type { Vetting } from '../../actors/vetting';
import { VettingCompletionPageView } from './VettingCompletionPageView';
import { WhenReady } from './WhenReady';

/** Tells the machine that the last step is open, as long as it is. */
function Finishing({ vetting }: { vetting: Vetting }) {
  const { openFinishing, leaveFinishing, submit } = vetting;
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    openFinishing();
    return leaveFinishing;
  }, [openFinishing, leaveFinishing]);
  return (
    <VettingCompletionPageView
      vetting={vetting}
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
  return <WhenReady>{(vetting) => <Finishing vetting={vetting} />}</WhenReady>;
}
