import { useParams } from 'react-router';
import { KnownFactsContext, useProfileFacts } from './knownFacts';
import { WhenReady } from './WhenReady';
import { VettingFormPageView } from './VettingFormPageView';

function Form({ categoryId }: { categoryId: string }) {
  return (
    <KnownFactsContext value={useProfileFacts()}>
      <VettingFormPageView categoryId={categoryId} />
    </KnownFactsContext>
  );
}

/** The questions of one category (specification 2.2). */
export default function VettingFormPage() {
  const { categoryId = '' } = useParams();
  return (
    <WhenReady>
      <Form categoryId={categoryId} />
    </WhenReady>
  );
}
