import { useState } from 'react';

const OFF = 'off';

function readIsOn(name: string): boolean {
  try {
    return window.localStorage.getItem(name) !== OFF;
  } catch {
    return true;
  }
}

/** A switch that is on at first. This device keeps the choice; without storage it lasts for the visit. */
export function useDeviceSwitch(name: string) {
  const [isOn, setIsOn] = useState(() => readIsOn(name));
  const turn = (on: boolean) => {
    setIsOn(on);
    try {
      if (on) window.localStorage.removeItem(name);
      else window.localStorage.setItem(name, OFF);
    } catch {
      // Without storage the choice lasts for this visit.
    }
  };
  return [isOn, turn] as const;
}
