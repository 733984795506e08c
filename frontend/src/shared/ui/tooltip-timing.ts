const TOOLTIP_OPEN_DELAY_MS = 700;
const TOOLTIP_SKIP_DELAY_MS = 300;

let skipping = false;
let openCount = 0;
let end: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === skipping) return;
  skipping = next;
  for (const listener of listeners) listener();
}

/**
 * Timing of tooltips: while one is open, and until 300 ms after it closed, the next one opens without a delay.
 * It is no slice: it paces the tooltips of a pointer, and is no state of the application.
 */
export const tooltipTiming = {
  opened: (): void => {
    openCount += 1;
    clearTimeout(end);
    set(true);
  },
  closed: (): void => {
    openCount = Math.max(0, openCount - 1);
    if (openCount > 0) return;
    clearTimeout(end);
    end = setTimeout(() => set(false), TOOLTIP_SKIP_DELAY_MS);
  },
  delay: (): number => (skipping ? 0 : TOOLTIP_OPEN_DELAY_MS),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
