import Button from '@mui/material/Button';
import { t } from '../../../domain/language';
import { CheckIcon } from '../../ui/actionIcons';
import { useIsSignedIn } from '../../actors/session';
import {
  useListSavedListingsQuery,
  useSaveListingMutation,
  useUnsaveListingMutation,
} from '../../api/savedListingsApi';
import { readFailure } from '../../api/failure';
import { reasonOf } from '../../api/reasonOf';
import { useToast } from '../../ui/toasts';

interface Props {
  id: number;
  name: string;
}

/** Saves a business and follows it, for members. */
export function SaveListing({ id, name }: Props) {
  const isMember = useIsSignedIn();
  const toast = useToast();
  const { data } = useListSavedListingsQuery(undefined, { skip: !isMember });
  const [save, saving] = useSaveListingMutation();
  const [unsave, removing] = useUnsaveListingMutation();
  if (!isMember || !data) return null;
  const saved = data.find(({ listing_id }) => listing_id === id);
  const isBusy = saving.isLoading || removing.isLoading;
  const act = async (change: Promise<{ error?: unknown }>) => {
    const { error } = await change;
    if (error) toast('error', t('Not saved. {reason}', { reason: reasonOf(readFailure(error)) }));
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={saved && <CheckIcon />}
        aria-pressed={saved !== undefined}
        aria-busy={isBusy}
        aria-label={t('Save {name}', { name })}
        onClick={() => void act(saved ? unsave(id) : save({ id, follows: false }))}
      >
        {t('Save')}
      </Button>
      <Button
        variant="outlined"
        startIcon={saved?.follows && <CheckIcon />}
        aria-pressed={saved?.follows ?? false}
        aria-busy={isBusy}
        aria-label={t('Follow {name}', { name })}
        title={t('An email comes when it changes or has an event, at most once a day.')}
        onClick={() => void act(save({ id, follows: !saved?.follows }))}
      >
        {t('Follow')}
      </Button>
    </>
  );
}
