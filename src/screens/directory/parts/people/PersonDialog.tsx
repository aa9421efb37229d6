import { t } from '../../../../../domain/language';
import type { ListingPerson } from '../../../../../domain/contract/people';
import type { ListingRole } from '../../../../../domain/listing/people';
import {
  useChangeListingRoleMutation,
  useRemoveListingPersonMutation,
} from '../../../../api/listingPeopleApi';
import { readFailure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { useToast } from '../../../../ui/toasts';
import { IS_NOW, MAKE, MAKE_PERSON, ROLE_MEANINGS } from './words';

export interface PersonAct {
  kind: ListingRole | 'remove' | 'leave';
  person: ListingPerson;
}

interface Words {
  title: string;
  text: string;
  action: string;
  done: string;
}

const wordsOf = ({ kind, person: { name } }: PersonAct): Words => {
  switch (kind) {
    case 'remove':
      return {
        title: t('Remove {name}', { name }),
        text: t(
          '{name} can then no longer change this listing. What they changed stays. We tell them by email.',
          { name },
        ),
        action: t('Remove'),
        done: t('{name} no longer takes part.', { name }),
      };
    case 'leave':
      return {
        title: t('Leave this listing'),
        text: t('You can then no longer change it. To come back, you need a new invitation.'),
        action: t('Leave'),
        done: t('You have left the listing.'),
      };
    default:
      return {
        title: t(MAKE_PERSON[kind], { name }),
        text: t(ROLE_MEANINGS[kind]),
        action: t(MAKE[kind]),
        done: t(IS_NOW[kind], { name }),
      };
  }
};

interface Props {
  act: PersonAct;
  listingId: number;
  onLeft: (() => void) | undefined;
  onClose: () => void;
}

/** Asks before the part of a person changes or ends. */
export function PersonDialog({ act, listingId, onLeft, onClose }: Props) {
  const { kind, person } = act;
  const toast = useToast();
  const [changeRole] = useChangeListingRoleMutation();
  const [remove] = useRemoveListingPersonMutation();
  const words = wordsOf(act);
  const of = { id: listingId, user: person.user_id };
  const isEnd = kind === 'remove' || kind === 'leave';
  async function send() {
    try {
      await (isEnd ? remove(of) : changeRole({ ...of, body: { role: kind } })).unwrap();
    } catch (thrown) {
      return problemOf(readFailure(thrown));
    }
    toast('success', words.done);
    if (kind === 'leave') onLeft?.();
    return null;
  }
  return (
    <ConfirmDialog
      title={words.title}
      action={words.action}
      isDestructive={isEnd}
      onAct={send}
      onClose={onClose}
    >
      {words.text}
    </ConfirmDialog>
  );
}
