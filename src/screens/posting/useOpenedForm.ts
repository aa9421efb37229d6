import { useState } from 'react';
import { useSearchParams } from 'react-router';

interface Opening {
  /** Counts the forms that were opened. */
  serial: number;
  address: string;
  /** The address after the first save of a new post. */
  saved: string | null;
  hasMoved: boolean;
}

const idOf = (text: string | null): number | null => {
  const id = Number(text);
  return text !== null && Number.isSafeInteger(id) && id > 0 ? id : null;
};

/**
 * The post of the address. Saving a new post changes the address; the form on the screen stays as
 * it is.
 */
export function useOpenedForm() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [opening, setOpening] = useState<Opening>({
    serial: 0,
    address,
    saved: null,
    hasMoved: false,
  });
  const isSaved = address === opening.saved;
  const isOwn = isSaved || (address === opening.address && !opening.hasMoved);
  const next = (): Opening => ({
    serial: opening.serial + 1,
    address,
    saved: null,
    hasMoved: false,
  });
  if (!isOwn) setOpening(next());
  else if (isSaved && !opening.hasMoved) setOpening({ ...opening, hasMoved: true });

  const openedParams = new URLSearchParams(opening.address);
  return {
    key: opening.serial,
    id: idOf(openedParams.get('id')),
    copy: idOf(openedParams.get('copy')),
    reopen: () => setOpening(next()),
    moveTo(id: number) {
      const saved = `id=${id}`;
      if (address === saved) return;
      setOpening({ ...opening, saved });
      setParams({ id: String(id) }, { replace: true, preventScrollReset: true });
    },
  };
}
