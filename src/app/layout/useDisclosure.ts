import { useEffect, useRef, useState } from 'react';

/** Open while the pointer is over it, or kept open by a press. */
type Openness = 'closed' | 'hovered' | 'pinned';

/**
 * What opens and closes on hover, click, outside click, Escape and when focus leaves
 * (specification 4).
 */
export function useDisclosure() {
  const [openness, setOpenness] = useState<Openness>('closed');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openness !== 'closed';

  useEffect(() => {
    if (!isOpen) return;
    const closeIfOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpenness('closed');
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      setOpenness('closed');
    };
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('focusin', closeIfOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('focusin', closeIfOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return {
    isOpen,
    root,
    button,
    /** A finger does not hover: its press must not open twice. */
    hover: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) => {
        if (pointerType === 'mouse') setOpenness((now) => (now === 'closed' ? 'hovered' : now));
      },
      onPointerLeave: () => setOpenness((now) => (now === 'hovered' ? 'closed' : now)),
    },
    /** A press on what hover has opened keeps it open. */
    toggle: () => setOpenness((now) => (now === 'pinned' ? 'closed' : 'pinned')),
    open: () => setOpenness('pinned'),
    close: () => setOpenness('closed'),
  };
}
