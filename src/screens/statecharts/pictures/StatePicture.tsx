import ButtonBase from '@mui/material/ButtonBase';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { CHART_PICTURES } from '../../../../domain/chartPictures';
import { t } from '../../../../domain/language';
import { SCREENS } from '../../../../domain/screens';
import { placeOf } from '../../../machines/chart/compareCharts';
import type { OutlinedState } from '../../../machines/chart/outline';
import { pictureFile, storedSize, WINDOWS, type Kind } from './statePictures';
import { Overlay } from '../../../ui/Overlay';
import { kindText } from './KindFields';

const Small = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

const Sheet = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Large = styled('img')({ display: 'block', maxWidth: '100%', height: 'auto' });

interface Props {
  machine: string;
  state: OutlinedState;
  /** Of the stored picture, which may be that of a state that looks the same. */
  place: string;
  kind: Kind;
}

function altText(state: OutlinedState, kind: Kind): string {
  const values = { place: placeOf(state), kind: kindText(kind) };
  return state.screen === null
    ? t('What is seen in the state {place} ({kind})', values)
    : t('{screen} in the state {place} ({kind})', {
        ...values,
        screen: t(SCREENS[state.screen].name),
      });
}

/** One picture of a state, which opens large. It is loaded only where it is looked at. */
export function StatePicture({ machine, state, place, kind }: Props) {
  const [isLarge, setIsLarge] = useState(false);
  const src = `/${CHART_PICTURES}/${pictureFile(machine, place, kind)}`;
  const alt = altText(state, kind);
  const real = WINDOWS[kind.window];
  return (
    <>
      <ButtonBase aria-haspopup="dialog" onClick={() => setIsLarge(true)}>
        <Small {...storedSize(kind.window)} src={src} alt={alt} loading="lazy" decoding="async" />
      </ButtonBase>
      {isLarge && (
        <Overlay level="lg" label={alt} onClose={() => setIsLarge(false)}>
          <Sheet>
            <Large width={real.width} height={real.height} src={src} alt={alt} />
            <Button onClick={() => setIsLarge(false)} sx={{ mt: 1 }}>
              {t('Close')}
            </Button>
          </Sheet>
        </Overlay>
      )}
    </>
  );
}
