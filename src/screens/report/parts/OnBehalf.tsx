import { styled } from '@mui/material/styles';
import type { VettingReport } from '../../../../domain/contract/vetting';
import { Notice } from '../../../ui/Notice';

const Place = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: theme.spacing(9),
  zIndex: 1,
  marginBottom: theme.spacing(3),
  '@media print': { display: 'none' },
}));

/** Decisions 6: an admin always sees whose report this is. */
export const OnBehalf = ({ business }: { business: VettingReport['business'] }) => (
  <Place aria-label="On behalf of a business">
    <Notice tone="info">
      You see the report of <strong>{business.name}</strong> as an admin. It is read-only.
    </Notice>
  </Place>
);
