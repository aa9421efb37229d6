import { t } from '../../../../../domain/language';
import type { ReadChangePayload } from '../../../../../domain/contract/admin/moderation';
import { useReadChangeMutation } from '../../../../api/admin/moderationApi';
import { readFailure } from '../../../../api/failure';
import { reasonOf } from '../../../../api/reasonOf';
import { BusyButton } from '../../../../ui/BusyButton';
import { useToast } from '../../../../ui/toasts';

interface Props {
  change: ReadChangePayload;
  title: string;
  /** The button disappears: the focus needs another place. */
  onRead: () => void;
}

/** A button that marks the changes after an approval as read. */
export function MarkAsRead({ change, title, onRead }: Props) {
  const toast = useToast();
  const [read, { isLoading }] = useReadChangeMutation();
  const { subject, subject_id, modified_at } = change;
  const send = async () => {
    try {
      await read({ subject, subject_id, modified_at }).unwrap();
    } catch (thrown) {
      toast('error', t('Not marked as read. {reason}', { reason: reasonOf(readFailure(thrown)) }));
      return;
    }
    toast('success', t('{title}: marked as read.', { title }));
    onRead();
  };
  return (
    <div>
      <BusyButton
        variant="outlined"
        aria-label={t('Mark as read: {title}', { title })}
        busy={isLoading}
        onClick={() => void send()}
        sx={{ mt: 1, minHeight: 44 }}
      >
        {t('Mark as read')}
      </BusyButton>
    </div>
  );
}
