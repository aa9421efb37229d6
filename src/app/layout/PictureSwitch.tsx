import { useId, useState } from 'react';
import { t } from '../../../domain/language';
import { keepPictureChoice, PICTURE_CHOICES, readPictureChoice } from '../../ui/savesData';
import { Choice, Frame } from './ChoiceFrame';

const LABELS = { device: 'Device', always: 'Always', tap: 'On a tap' } as const;

/** When pictures load: they cost data. */
export function PictureSwitch() {
  const [current, setCurrent] = useState(readPictureChoice);
  const name = useId();
  return (
    <Frame>
      <legend>{t('Load pictures')}</legend>
      {PICTURE_CHOICES.map((choice) => (
        <Choice key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={current === choice}
            onChange={() => {
              keepPictureChoice(choice);
              setCurrent(choice);
            }}
          />
          {LABELS[choice]}
        </Choice>
      ))}
    </Frame>
  );
}
