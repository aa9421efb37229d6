import { useColorScheme } from '@mui/material/styles';
import { useId } from 'react';
import { msg, t } from '../../../domain/language';
import { circle, icon } from '../../ui/icon';
import { Choice, Frame } from './ChoiceFrame';

const SunIcon = icon(
  `${circle(12, 12, 4)}M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.5 1.5M16.9 16.9l1.5 1.5M18.4 5.6l-1.5 1.5M7.1 16.9l-1.5 1.5`,
);
const MoonIcon = icon('M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z');
const DeviceIcon = icon('M4 5h16v11H4zM9 20h6M12 16v4');

const MODES = [
  { mode: 'system', label: msg('Device'), Icon: DeviceIcon },
  { mode: 'light', label: msg('Light'), Icon: SunIcon },
  { mode: 'dark', label: msg('Dark'), Icon: MoonIcon },
] as const;

/** Follows the device until the visitor chooses. */
export function ColorSchemeSwitch() {
  const { mode: current = 'system', setMode } = useColorScheme();
  const name = useId();
  return (
    <Frame>
      <legend>{t('Colours')}</legend>
      {MODES.map(({ mode, label, Icon }) => (
        <Choice key={mode}>
          <input
            type="radio"
            name={name}
            value={mode}
            checked={current === mode}
            onChange={() => setMode(mode)}
          />
          <Icon />
          {t(label)}
        </Choice>
      ))}
    </Frame>
  );
}
