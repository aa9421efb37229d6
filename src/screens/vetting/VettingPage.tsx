import { useApplication } from '../../actors/vetting';
import { readFailure } from '../../api/failure';
import { problemOf } from '../../api/reasonOf';
import { ReviewOutlook } from '../../entities/business/ReviewOutlook';
import { VettingPageView } from './VettingPageView';
import { WhenReady } from './WhenReady';

/** Where the business stands with its self-assessment (specification 2.3). */
export default function VettingPage() {
  const { application, sendEvent } = useApplication();
  return (
    <WhenReady>
      <VettingPageView
        outlook={application && <ReviewOutlook application={application} />}
        onAct={async (event) => {
          try {
            await sendEvent({ event });
            return null;
          } catch (thrown) {
            return problemOf(readFailure(thrown));
          }
        }}
      />
    </WhenReady>
  );
}
