import { useState } from 'react';
import { VettingCompletionPageView } from './VettingCompletionPageView';
import { WhenReady } from './WhenReady';

/** What is missing, the declaration and the submission (specification 2.2 and 2.6, Finishing). */
export default function VettingCompletionPage() {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <WhenReady>
      {(vetting) => (
        <VettingCompletionPageView
          vetting={vetting}
          isBusy={isBusy}
          onSubmit={() => {
            setIsBusy(true);
            void vetting.submit().finally(() => setIsBusy(false));
          }}
        />
      )}
    </WhenReady>
  );
}
