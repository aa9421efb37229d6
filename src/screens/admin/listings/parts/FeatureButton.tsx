import { t } from '../../../../../domain/language';
import type { OwnListing } from '../../../../../domain/contract/listing';
import { useFeatureListingMutation } from '../../../../api/admin/listingsAdminApi';
import { readFailure } from '../../../../api/failure';
import { reasonOf } from '../../../../api/reasonOf';
import { BusyButton } from '../../../../ui/BusyButton';
import { keepFocus } from '../../../../ui/fields/keepFocus';
import { useToast } from '../../../../ui/toasts';

/** Features a published listing in the directory, or stops it; either can be undone. */
export function FeatureButton({ listing }: { listing: OwnListing }) {
  const toast = useToast();
  const [feature, { isLoading }] = useFeatureListingMutation();
  const { listing_id: id, name, status, featured } = listing;
  const change = async (isFeatured: boolean, canUndo: boolean): Promise<void> => {
    try {
      await feature({ id, body: { featured: isFeatured } }).unwrap();
    } catch (thrown) {
      toast('error', t('Not changed. {reason}', { reason: reasonOf(readFailure(thrown)) }));
      return;
    }
    toast(
      'success',
      isFeatured
        ? t('{name} is featured now.', { name })
        : t('{name} is no longer featured.', { name }),
      canUndo ? { label: t('Undo'), onAct: () => void change(!isFeatured, false) } : undefined,
    );
  };
  if (status !== 'published' && !featured) return null;
  return (
    <BusyButton
      {...keepFocus}
      variant="outlined"
      busy={isLoading}
      onClick={() => void change(!featured, true)}
    >
      {featured ? t('Unfeature') : t('Feature')}
    </BusyButton>
  );
}
