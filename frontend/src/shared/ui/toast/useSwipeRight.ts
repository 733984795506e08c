import { type PointerEvent, useRef, useState } from 'react';

const SWIPE_THRESHOLD_PX = 50;

/** Tracks a finger that moves to the right; calls `onSwipe` if it is lifted at 50 px or more. */
export function useSwipeRight(onSwipe: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const [offset, setOffset] = useState(0);

  const distance = (event: PointerEvent): number => {
    if (!start.current) return 0;
    const [x, y] = [event.clientX - start.current.x, event.clientY - start.current.y];
    return x > Math.abs(y) ? x : 0;
  };
  const end = () => {
    start.current = null;
    setOffset(0);
  };

  return {
    /** Distance of the drag, in pixels. */
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        // a press on a button does not start a swipe
        if (event.button !== 0 || (event.target as Element).closest('button, a')) return;
        start.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current) setOffset(distance(event));
      },
      onPointerUp: (event: PointerEvent) => {
        const swiped = distance(event) >= SWIPE_THRESHOLD_PX;
        end();
        if (swiped) onSwipe();
      },
      onPointerCancel: end,
    },
  };
}
