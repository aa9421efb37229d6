import { t } from '../../../domain/language';
import { Certificate } from './parts/result/Certificate';
import { ResultSheetPage } from './parts/result/ResultSheetPage';

/** The result on one sheet of A4 paper, for buyers, lenders and tenders. */
export default function CertificatePage() {
  return (
    <ResultSheetPage
      title={t('Certificate')}
      description={t('Your reviewed result on one page, to print or to send.')}
      intro={t(
        'Print it on A4 paper, or save it as a PDF and send it. The code opens the page of your result, which says whether it is still valid.',
      )}
    >
      {(shown) => <Certificate {...shown} />}
    </ResultSheetPage>
  );
}
