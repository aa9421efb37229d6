import { useParams } from 'react-router';
import { WhenReady } from './WhenReady';
import { VettingFormPageView } from './VettingFormPageView';

/** The questions of one category (specification 2.2). */
export default function VettingFormPage() {
  const { categoryId = '' } = useParams();
  return (
    <WhenReady>
      {(vetting) => <VettingFormPageView vetting={vetting} categoryId={categoryId} />}
    </WhenReady>
  );
}
