import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router';
import { t } from '../../../../domain/language';
import type { OutlinedState } from '../../../machines/chart/outline';
import { KindFields, useKind } from './KindFields';
import { PicturesOf } from './PicturesOf';

interface Props {
  root: OutlinedState;
  state: OutlinedState;
}

/** The pictures of the state that the address names. */
export function ChosenPictures({ root, state }: Props) {
  const { search } = useLocation();
  const [kind, setKind] = useKind();
  return (
    <section aria-label={t('Pictures')}>
      <Typography variant="h4" component="h3" gutterBottom>
        {t('Pictures')}
      </Typography>
      <KindFields kind={kind} onChange={setKind} />
      <PicturesOf {...{ root, state, kind, search }} />
    </section>
  );
}
