import { Certificate } from './parts/result/Certificate';
import { ResultSheetPage } from './parts/result/ResultSheetPage';

/** The result on one sheet of A4 paper, for buyers, lenders and tenders. */
export default function CertificatePage() {
  return (
    <ResultSheetPage
      title="Certificate"
      description="Your reviewed result on one page, to print or to send."
      intro="Print it on A4 paper, or save it as a PDF and send it. The code opens the page of your result, which says whether it is still valid."
    >
      {(shown) => <Certificate {...shown} />}
    </ResultSheetPage>
  );
}
