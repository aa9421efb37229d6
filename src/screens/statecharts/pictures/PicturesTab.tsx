import { styled } from '@mui/material/styles';
import { t } from '../../../../domain/language';
import type { OutlinedState } from '../../../machines/chart/outline';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import { KindFields, useKind } from './KindFields';
import { PicturesOf } from './PicturesOf';

const Gallery = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& > p': { margin: 0 },
}));

/** Every state of a machine as people see it. */
export function PicturesTab({ root }: { root: OutlinedState }) {
  const [kind, setKind] = useKind();
  return (
    <ScrollRegion label={t('Pictures')}>
      <Gallery>
        <p>
          {t('Taken of the product itself, in each state. The name of a state leads to the chart.')}
        </p>
        <KindFields kind={kind} onChange={setKind} />
        <PicturesOf root={root} state={root} kind={kind} search="" />
      </Gallery>
    </ScrollRegion>
  );
}
