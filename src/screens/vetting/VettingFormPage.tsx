import { useParams } from 'react-router';
import { KnownFactsContext, useProfileFacts } from './knownFacts';
import { ProofProvider } from './ProofProvider';
import { WhenReady } from './WhenReady';
import { VettingFormPageView } from './VettingFormPageView';

/** The questions of one category (specification 2.2). */
export default function VettingFormPage() {
  const { categoryId = '' } = useParams();
  // Asked for beside the questions, so that what is proposed is there with them.
  const facts = useProfileFacts();
  return (
    <WhenReady>
      <KnownFactsContext value={facts}>
        <ProofProvider>
          <VettingFormPageView categoryId={categoryId} />
        </ProofProvider>
      </KnownFactsContext>
    </WhenReady>
  );
}
