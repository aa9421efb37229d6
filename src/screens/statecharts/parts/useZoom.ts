import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { fittingScale, type Box, type Size } from '../graph/drawing';

const [LEAST, MOST, STEP] = [0.1, 3, 1.25];
const within = (scale: number): number => Math.min(MOST, Math.max(LEAST, scale));

const fitting = (size: Size, place: Element): number =>
  within(fittingScale(size, { width: place.clientWidth, height: place.clientHeight }));

const distance = ([one, other]: Touch[]): number =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

interface Point {
  x: number;
  y: number;
}

/** Scrolls to where a point of the drawing is in the middle. */
function showInMiddle(place: Element, { x, y }: Point, scale: number): void {
  place.scrollLeft = x * scale - place.clientWidth / 2;
  place.scrollTop = y * scale - place.clientHeight / 2;
}

const pointInMiddle = (place: Element, scale: number): Point => ({
  x: (place.scrollLeft + place.clientWidth / 2) / scale,
  y: (place.scrollTop + place.clientHeight / 2) / scale,
});

/** Scale of a drawing in a place that scrolls; what stands in the middle stays there. */
export function useZoom(place: RefObject<HTMLElement | null>) {
  const middle = useRef<Point | null>(null);
  const [scale, setScale] = useState(1);
  /** Until somebody zooms, the chart goes on fitting its place. */
  const isFitted = useRef(true);

  const zoomTo = (next: (scale: number) => number) => {
    isFitted.current = false;
    setScale((before) => {
      if (place.current) middle.current = pointInMiddle(place.current, before);
      return within(next(before));
    });
  };

  useLayoutEffect(() => {
    if (place.current && middle.current) showInMiddle(place.current, middle.current, scale);
  }, [scale, place]);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let spread = 0;
    const grow = (factor: number) => {
      isFitted.current = false;
      setScale((before) => {
        middle.current = pointInMiddle(element, before);
        return within(before * factor);
      });
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      grow(event.deltaY < 0 ? STEP : 1 / STEP);
    };
    const touch = (event: TouchEvent) => {
      const next = distance([...event.touches]);
      if (next > 0) event.preventDefault();
      if (next > 0 && spread > 0) grow(next / spread);
      spread = next;
    };
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('touchmove', touch, { passive: false });
    element.addEventListener('touchend', touch);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('touchmove', touch);
      element.removeEventListener('touchend', touch);
    };
  }, [place]);

  const fit = (size: Size) => {
    const element = place.current;
    if (!element) return;
    isFitted.current = true;
    middle.current = { x: 0, y: 0 };
    setScale(fitting(size, element));
  };

  return {
    scale,
    fit,
    /** The place or the drawing has another size. */
    fitAgain(size: Size) {
      if (isFitted.current) fit(size);
    },
    /** Scrolls to a box of the drawing where there is more than the place shows. */
    show({ x, y, width, height }: Box) {
      if (place.current && !isFitted.current)
        showInMiddle(place.current, { x: x + width / 2, y: y + height / 2 }, scale);
    },
    zoomIn: () => zoomTo((before) => before * STEP),
    zoomOut: () => zoomTo((before) => before / STEP),
    actualSize: () => zoomTo(() => 1),
  };
}
