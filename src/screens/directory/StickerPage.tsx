import { t } from '../../../domain/language';
import { ResultSheetPage } from './parts/result/ResultSheetPage';
import { Sticker } from './parts/result/Sticker';

/** A sticker for the window of the shop, whose code opens the page of the result. */
export default function StickerPage() {
  return (
    <ResultSheetPage
      title={t('Window sticker')}
      description={t('A sticker for your window, with a code that opens your result.')}
      intro={t(
        'Print it and put it where people pass by. The code opens the page of your result, which says whether it is still valid.',
      )}
    >
      {(shown) => <Sticker {...shown} />}
    </ResultSheetPage>
  );
}
