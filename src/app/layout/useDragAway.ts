import { useState, type CSSProperties, type PointerEvent } from 'react';
import { TOAST_DISMISS_FRACTION } from '../../../domain/limits';

interface Drag {
  from: number;
  by: number;
  width: number;
}

/** Lets a card be dragged sideways; past 80 % of its width it is gone (specification 9). */
export function useDragAway(onAway: () => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const style: CSSProperties = drag
    ? {
        transform: `translateX(${drag.by}px)`,
        opacity: 1 - Math.abs(drag.by) / (drag.width * 1.25),
      }
    : { transition: 'transform 200ms' };
  return {
    isDragging: drag !== null,
    style,
    handlers: {
      onPointerDown({ target, currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) {
        if (target instanceof Element && target.closest('button')) return;
        currentTarget.setPointerCapture(pointerId);
        setDrag({ from: clientX, by: 0, width: currentTarget.offsetWidth });
      },
      onPointerMove({ clientX }: PointerEvent<HTMLElement>) {
        if (drag) setDrag({ ...drag, by: clientX - drag.from });
      },
      onPointerUp() {
        if (drag && Math.abs(drag.by) > drag.width * TOAST_DISMISS_FRACTION) onAway();
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
    },
  };
}
