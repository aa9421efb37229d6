import { useId, useState } from 'react';
import { msg, t } from '../../../domain/language';
import { keepPictureChoice, PICTURE_CHOICES, readPictureChoice } from '../../ui/savesData';
import { Choice, Frame } from './ChoiceFrame';

const LABELS = { device: msg('Device'), always: msg('Always'), tap: msg('On a tap') } as const;

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
          {t(LABELS[choice])}
        </Choice>
      ))}
    </Frame>
  );
}
