import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Box } from '../graph/drawing';

const [LEAST, MOST, STEP] = [0.1, 3, 1.25];
/** Below it a chart is not readable: then it starts larger than its place and is moved about. */
const READABLE = 0.8;

interface Size {
  width: number;
  height: number;
}

const within = (scale: number): number => Math.min(MOST, Math.max(LEAST, scale));

const fitting = (size: Size, place: HTMLElement): number =>
  within(Math.min(place.clientWidth / size.width, place.clientHeight / size.height, 1)) || 1;

const startingAt = (size: Size, place: HTMLElement): number => {
  const byWidth = place.clientWidth / size.width || 1;
  return Math.min(1, Math.max(READABLE, byWidth));
};

const distance = ([one, other]: Touch[]): number =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

/** Scale of a drawing in a place that scrolls; what stands in the middle stays there. */
export function useZoom(
  place: RefObject<HTMLElement | null>,
  size: Size | null,
  first: Box | null,
) {
  const [scale, setScale] = useState(1);
  const middle = useRef<{ x: number; y: number } | null>(null);

  const zoomTo = useCallback(
    (next: (scale: number) => number) => {
      const element = place.current;
      if (!element) return;
      setScale((scale) => {
        middle.current = {
          x: (element.scrollLeft + element.clientWidth / 2) / scale,
          y: (element.scrollTop + element.clientHeight / 2) / scale,
        };
        return within(next(scale));
      });
    },
    [place],
  );

  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !middle.current) return;
    element.scrollLeft = middle.current.x * scale - element.clientWidth / 2;
    element.scrollTop = middle.current.y * scale - element.clientHeight / 2;
  }, [place, scale]);

  const start = useRef(first);
  useLayoutEffect(() => {
    start.current = first;
  }, [first]);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !size) return;
    const box = start.current;
    const next = startingAt(size, element);
    middle.current = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    setScale(next);
    if (!middle.current) element.scrollTo?.({ left: 0, top: 0 });
  }, [place, size]);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let spread = 0;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomTo((scale) => scale * (event.deltaY < 0 ? STEP : 1 / STEP));
    };
    const touch = (event: TouchEvent) => {
      const next = distance([...event.touches]);
      if (next === 0) {
        spread = 0;
        return;
      }
      event.preventDefault();
      const grown = spread === 0 ? 1 : next / spread;
      spread = next;
      zoomTo((scale) => scale * grown);
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('touchmove', touch, { passive: false });
    element.addEventListener('touchend', touch);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('touchmove', touch);
      element.removeEventListener('touchend', touch);
    };
  }, [place, zoomTo]);

  return {
    scale,
    zoomIn: () => zoomTo((scale) => scale * STEP),
    zoomOut: () => zoomTo((scale) => scale / STEP),
    fit: () => {
      const element = place.current;
      if (element && size) zoomTo(() => fitting(size, element));
    },
    actualSize: () => zoomTo(() => 1),
  };
}
