import { useApplication } from '../../actors/vetting';
import { readFailure } from '../../api/failure';
import { problemOf } from '../../api/reasonOf';
import { VettingPageView } from './VettingPageView';
import { WhenReady } from './WhenReady';

/** Where the business stands with its self-assessment (specification 2.3). */
export default function VettingPage() {
  const { sendEvent } = useApplication();
  return (
    <WhenReady>
      <VettingPageView
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
