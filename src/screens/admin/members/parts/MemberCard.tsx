import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { t } from '../../../../../domain/language';
import type { MemberRow } from '../../../../../domain/contract/admin/members';
import { dayText } from '../../../../ui/format';
import { memberName, type MemberActionProps } from '../memberActions';
import { MemberMenu } from './MemberMenu';
import { MemberState } from './MemberState';

const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: 8,
});

interface Props extends MemberActionProps {
  row: MemberRow;
}

function factsOf({ user_type, created_at, newsletter, form_filled }: MemberRow): string {
  const day = dayText(created_at);
  return [
    user_type === 'business'
      ? t('Business since {day}', { day })
      : t('Individual since {day}', { day }),
    newsletter && t('gets the newsletter'),
    !form_filled && t('profile not completed'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** An account as a card, for screens too narrow for a table. */
export const MemberCard = ({ row, ...actions }: Props) => (
  <>
    <Head>
      <Typography variant="h4" component="h3">
        {memberName(row)}
      </Typography>
      <MemberMenu row={row} {...actions} />
    </Head>
    <div>
      <MemberState row={row} />
    </div>
    <Typography variant="body2">
      {row.username} · {row.user_email}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {factsOf(row)}
    </Typography>
  </>
);
