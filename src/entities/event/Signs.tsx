import { styled } from '@mui/material/styles';
import { t } from '../../../domain/language';
import { capitalise } from '../../../domain/capitalise';
import type { ShortEvent } from '../../../domain/contract/event';
import { repeatText } from '../../../domain/repeatRule';
import { CancelledIcon, LockIcon, PostponedIcon, RepeatIcon } from './icons';

const Sign = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  '& svg': { width: '1.25em', height: '1.25em' },
  '&[data-tone="error"]': { color: theme.vars.palette.error.main },
  '&[data-tone="warning"]': { color: theme.vars.palette.warning.main },
  '&[data-tone="info"]': { color: theme.vars.palette.info.main },
}));

const Row = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.25, 2),
}));

export const hasSigns = ({ status, members_only, repeat_rule }: ShortEvent): boolean =>
  members_only || Boolean(repeat_rule) || status === 'cancelled' || status === 'postponed';

/** What a reader must know before going there, in words and not by colour alone. */
export function Signs({ event }: { event: ShortEvent }) {
  const { status, members_only, repeat_rule } = event;
  return (
    <Row>
      {status === 'cancelled' && (
        <Sign data-tone="error">
          <CancelledIcon /> {t('Cancelled')}
        </Sign>
      )}
      {status === 'postponed' && (
        <Sign data-tone="warning">
          <PostponedIcon /> {t('Postponed')}
        </Sign>
      )}
      {members_only && (
        <Sign data-tone="info">
          <LockIcon /> {t('Members only')}
        </Sign>
      )}
      {repeat_rule && (
        <Sign>
          <RepeatIcon /> {capitalise(repeatText(repeat_rule))}
        </Sign>
      )}
    </Row>
  );
}
