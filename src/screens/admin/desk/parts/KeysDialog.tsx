import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../../../../domain/language';
import { keysOf } from '../../../../../domain/records';
import { DialogActions, DialogFrame } from '../../../../ui/ConfirmDialog';
import { DESK_KEYS } from '../deskKeys';

const Keys = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(0.75, 2),
  margin: 0,
  '& dd': { margin: 0 },
  '& kbd': {
    display: 'inline-block',
    minWidth: 28,
    padding: theme.spacing(0, 0.75),
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: 6,
    font: 'inherit',
    fontWeight: 600,
    textAlign: 'center',
  },
}));

interface Props {
  hasKeys: boolean;
  goesOn: boolean;
  onTurnKeys: (isOn: boolean) => void;
  onTurnGoingOn: (isOn: boolean) => void;
  onClose: () => void;
}

/** The single keys, and what this device remembers: whether they are used, and what a decision opens. */
export function KeysDialog({ hasKeys, goesOn, onTurnKeys, onTurnGoingOn, onClose }: Props) {
  const id = useId();
  const switches = [
    { label: t('Use single keys'), isOn: hasKeys, turn: onTurnKeys },
    { label: t('After a decision, open the next'), isOn: goesOn, turn: onTurnGoingOn },
  ];
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogFrame>
        <Typography id={id} variant="h3" component="h2">
          {t('Keys of the review desk')}
        </Typography>
        <Keys>
          {keysOf(DESK_KEYS).flatMap((name) => {
            const { key, text } = DESK_KEYS[name];
            return [
              <dt key={name}>
                <kbd>{key}</kbd>
              </dt>,
              <dd key={`${name} text`}>{t(text)}</dd>,
            ];
          })}
        </Keys>
        <Typography variant="body2">
          {t('They do nothing while you type in a field. This device remembers both switches.')}
        </Typography>
        {switches.map(({ label, isOn, turn }) => (
          <FormControlLabel
            key={label}
            control={<Switch checked={isOn} onChange={(_event, checked) => turn(checked)} />}
            label={label}
          />
        ))}
        <DialogActions>
          <Button variant="contained" onClick={onClose}>
            {t('Close')}
          </Button>
        </DialogActions>
      </DialogFrame>
    </Dialog>
  );
}
