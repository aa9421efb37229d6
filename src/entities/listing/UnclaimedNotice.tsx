import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { t } from '../../../domain/language';
import { Notice } from '../../ui/Notice';

/** In place of the review, of which an unclaimed business has none; `claim` is what its owner can do. */
export const UnclaimedNotice = ({ claim }: { claim?: ReactNode }) => (
  <Box sx={{ mt: 2 }}>
    <Notice tone="info" action={claim}>
      <strong>{t('Unclaimed.')}</strong>{' '}
      {t('Our team added this business. It has not confirmed these details.')}
    </Notice>
  </Box>
);
