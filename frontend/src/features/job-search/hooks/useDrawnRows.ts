import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../../shared/rendering/when-idle';

/** Rows that are drawn with the first answer: more than a screen shows. */
const FIRST_ROWS = 12;
/** How long a busy browser may put off the rows below them, in milliseconds. */
const TIMEOUT_MS = 2000;

/**
 * How many rows of a list of `count` are drawn now. The first rows stand before the others are drawn, which follow while the browser is
 * idle, so that a search of the page and a screen reader find them. A list that is there at once, as after Back, is drawn as a whole: the
 * place where it was left can be scrolled to.
 */
export function useDrawnRows(count: number): number {
  const [drawsAll, setDrawsAll] = useState(count > 0);
  const waits = !drawsAll && count > 0;
  useEffect(() => (waits ? whenIdle(() => startTransition(() => setDrawsAll(true)), TIMEOUT_MS) : undefined), [waits]);
  return drawsAll ? count : Math.min(count, FIRST_ROWS);
}
