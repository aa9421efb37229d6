import { useParams } from 'react-router';
import { WhenReady } from './WhenReady';
import { VettingFormPageView } from './VettingFormPageView';

/** The questions of one category (specification 2.2). */
export default function VettingFormPage() {
  const { categoryId = '' } = useParams();
  return (
    <WhenReady>
      <VettingFormPageView categoryId={categoryId} />
    </WhenReady>
  );
}
