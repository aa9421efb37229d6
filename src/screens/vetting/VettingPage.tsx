import { useAccess, useApplication } from '../../actors/vetting';
import { readFailure } from '../../api/failure';
import { problemOf } from '../../api/reasonOf';
import { ReviewOutlook } from '../../entities/business/ReviewOutlook';
import { whyReadOnly } from './openQuestions';
import { HelpLinks } from './parts/help/HelpLinks';
import { VettingPageView } from './VettingPageView';
import { WhenReady } from './WhenReady';

/** Where the business stands with its self-assessment (specification 2.3). */
export default function VettingPage() {
  const { application, sendEvent } = useApplication();
  const access = useAccess();
  const canAsk = access.asUser === null && whyReadOnly(access) === null;
  return (
    <WhenReady>
      <VettingPageView
        help={canAsk && <HelpLinks />}
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
