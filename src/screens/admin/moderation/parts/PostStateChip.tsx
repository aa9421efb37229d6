import Chip from '@mui/material/Chip';
import { t } from '../../../../../domain/language';
import type { EventStatus } from '../../../../../domain/vocabulary';
import { POST_STATE_NAMES } from '../../../../content/postStates';

export function PostStateChip({ status }: { status: EventStatus }) {
  const { label, tone } = POST_STATE_NAMES[status];
  return <Chip component="span" label={t(label)} color={tone} variant="outlined" size="small" />;
}
