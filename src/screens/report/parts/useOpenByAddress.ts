import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Whether something folded is open. It opens when the address names a place in it, and the page then
 * moves to that place, which is not there before.
 */
export function useOpenByAddress(isInside: (anchor: string) => boolean) {
  const { hash, key } = useLocation();
  const anchor = hash.slice(1);
  const isNamed = anchor !== '' && isInside(anchor);
  const [isOpen, setIsOpen] = useState(isNamed);
  const [followed, setFollowed] = useState(key);
  if (followed !== key) {
    setFollowed(key);
    if (isNamed) setIsOpen(true);
  }
  useEffect(() => {
    if (!isNamed) return;
    const place = document.getElementById(anchor);
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [anchor, isNamed, key]);
  return [isOpen, setIsOpen] as const;
}
