import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { use, useState } from 'react';
import { t } from '../../../../../domain/language';
import type { ListingInvitation, ListingPeople } from '../../../../../domain/contract/people';
import {
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
} from '../../../../api/listingPeopleApi';
import { readFailure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import { ClockContext } from '../../../../clock';
import { BusyButton } from '../../../../ui/BusyButton';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { dayText } from '../../../../ui/format';
import { useToast } from '../../../../ui/toasts';
import { ActionRows } from '../../../../ui/ActionRows';
import { ROLE_NAMES } from './words';

interface InvitedProps {
  invitation: ListingInvitation;
  listingId: number;
  isOver: boolean;
  onProblem: (problem: Problem | null) => void;
}

function Invited({ invitation, listingId, isOver, onProblem }: InvitedProps) {
  const toast = useToast();
  const [resend, sending] = useResendInvitationMutation();
  const [withdraw, withdrawing] = useWithdrawInvitationMutation();
  const { invitation_id, email, role, sent_at, expires_at } = invitation;
  const of = { id: listingId, invitation: invitation_id };
  async function run(work: () => Promise<unknown>, done: string) {
    onProblem(null);
    try {
      await work();
      toast('success', done);
    } catch (thrown) {
      onProblem(problemOf(readFailure(thrown)));
    }
  }
  return (
    <li>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{email}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t(ROLE_NAMES[role])} · {t('sent {date}', { date: dayText(sent_at) })} ·{' '}
          {isOver
            ? t('expired {date}', { date: dayText(expires_at) })
            : t('works until {date}', { date: dayText(expires_at) })}
        </Typography>
      </div>
      <div className="actions">
        <BusyButton
          variant="text"
          busy={sending.isLoading}
          aria-label={t('Send again: the invitation to {email}', { email })}
          onClick={() =>
            void run(() => resend(of).unwrap(), t('Sent again to {email}.', { email }))
          }
        >
          {t('Send again')}
        </BusyButton>
        <Button
          variant="text"
          disabled={withdrawing.isLoading}
          aria-label={t('Withdraw the invitation to {email}', { email })}
          onClick={() =>
            void run(
              () => withdraw(of).unwrap(),
              t('The invitation to {email} is withdrawn.', { email }),
            )
          }
        >
          {t('Withdraw')}
        </Button>
      </div>
    </li>
  );
}

/** Invitations that nobody has accepted yet. */
export function InvitationList({ people }: { people: ListingPeople }) {
  const now = use(ClockContext);
  const [problem, setProblem] = useState<Problem | null>(null);
  return (
    <div>
      <Typography variant="h4" component="h3" gutterBottom>
        {t('Invited')}
      </Typography>
      {problem && <FormAlert wait={problem.wait}>{problem.text}</FormAlert>}
      <ActionRows aria-label={t('Invitations')}>
        {people.invitations.map((invitation) => (
          <Invited
            key={invitation.invitation_id}
            invitation={invitation}
            listingId={people.listing_id}
            isOver={Date.parse(invitation.expires_at) <= now()}
            onProblem={setProblem}
          />
        ))}
      </ActionRows>
    </div>
  );
}
