import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { t } from '../../../../../domain/language';
import { isInTeam } from '../../../../../domain/accountTypes';
import { ROLE_FACTS } from '../../../../../domain/permissions';
import type { MemberRow } from '../../../../../domain/contract/admin/members';

const Chips = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
}));

/** Role and state of an account. */
export const MemberState = ({ row: { role, active } }: { row: MemberRow }) => (
  <Chips>
    {isInTeam({ role }) && (
      <Chip component="span" size="small" color="info" label={t(ROLE_FACTS[role].name)} />
    )}
    <Chip
      component="span"
      size="small"
      variant="outlined"
      color={active ? 'default' : 'error'}
      label={active ? t('Active') : t('Suspended')}
    />
  </Chips>
);
