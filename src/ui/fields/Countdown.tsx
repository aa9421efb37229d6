import { useEffect, useState } from 'react';
import { t } from '../../../domain/language';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const flat = { margin: 0 };

/** Such as "4 min 59 s"; whole hours and minutes where it is long. */
export function durationText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  if (hours > 0)
    return minutes > 0
      ? t('{hours} h {minutes} min', { hours, minutes })
      : t('{hours} h', { hours });
  const rest = t('{seconds} s', { seconds: seconds % MINUTE });
  return minutes > 0 ? t('{minutes} min {rest}', { minutes, rest }) : rest;
}

/** Counts down how long to wait. Screen readers announce only the end, not each second. */
export function Countdown({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    // The date of a device may jump; performance time does not.
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  if (left === 0) return <p style={flat}>{t('You can try again now.')}</p>;
  return (
    <p role="timer" aria-live="off" style={flat}>
      {t('You can try again in {duration}.', { duration: durationText(left) })}
    </p>
  );
}
