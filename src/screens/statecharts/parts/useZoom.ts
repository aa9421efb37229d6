import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Box } from '../graph/drawing';

const [LEAST, MOST, STEP] = [0.1, 3, 1.25];
/** Below it a chart is not readable: then it starts larger than its place and is moved about. */
const READABLE = 0.8;

interface Size {
  width: number;
  height: number;
}

const within = (scale: number): number => Math.min(MOST, Math.max(LEAST, scale));

const fitting = (size: Size, place: Element): number =>
  within(Math.min(place.clientWidth / size.width, place.clientHeight / size.height, 1)) || 1;

const startingAt = (size: Size, place: Element): number =>
  Math.min(1, Math.max(READABLE, place.clientWidth / size.width));

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
export function useZoom() {
  const place = useRef<HTMLDivElement>(null);
  const middle = useRef<Point | null>(null);
  const [scale, setScale] = useState(1);

  const zoomTo = (next: (scale: number) => number) =>
    setScale((before) => {
      if (place.current) middle.current = pointInMiddle(place.current, before);
      return within(next(before));
    });

  useLayoutEffect(() => {
    if (place.current && middle.current) showInMiddle(place.current, middle.current, scale);
  }, [scale]);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let spread = 0;
    const grow = (factor: number) =>
      setScale((before) => {
        middle.current = pointInMiddle(element, before);
        return within(before * factor);
      });
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
  }, []);

  return {
    place,
    scale,
    /** A drawing has come: readable, with this box in the middle or else from its corner. */
    begin(size: Size, box: Box | null) {
      const around = place.current;
      if (!around) return;
      const next = startingAt(size, around);
      middle.current = box
        ? { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        : { x: 0, y: 0 };
      setScale(next);
      showInMiddle(around, middle.current, next);
    },
    zoomIn: () => zoomTo((before) => before * STEP),
    zoomOut: () => zoomTo((before) => before / STEP),
    fit: (size: Size) => {
      const element = place.current;
      if (element) zoomTo(() => fitting(size, element));
    },
    actualSize: () => zoomTo(() => 1),
  };
}
