import { t } from '../../../domain/language';
import { NOT_KEPT, useIsKept } from '../../ui/fields/storedDraft';
import { Notice } from '../../ui/Notice';

interface Props {
  draft: Parameters<typeof useIsKept>[0] & { isRestored: boolean };
}

/** Says of a draft that it is back, and where this device keeps none. */
export function DraftNotices({ draft }: Props) {
  const isKept = useIsKept(draft);
  return (
    <>
      {draft.isRestored && (
        <Notice tone="info">
          {t('What you typed before and did not save has been restored.')}
        </Notice>
      )}
      {!isKept && <Notice tone="info">{t(NOT_KEPT)}</Notice>}
    </>
  );
}
