import { startTransition, useEffect, useState } from 'react';
import { isFirstPage } from '../../../shared/rendering/first-page';
import { whenIdle } from '../../../shared/rendering/when-idle';

/** Number of rows drawn with the first response: more than a screen shows. */
const FIRST_ROWS = 8;
/** Milliseconds for which a busy browser may delay the rows below them. */
const TIMEOUT_MS = 2000;

/**
 * Returns how many rows of a list of `count` are drawn now. The first rows are drawn at once and the others while the
 * browser is idle, so that the page search and screen readers find them. A list that is available immediately after
 * Back is drawn in full, so that its scroll position can be restored; the first page of a document restores its position
 * when it is high enough.
 */
export function useDrawnRows(count: number): number {
  const [drawsAll, setDrawsAll] = useState(() => count > 0 && !isFirstPage());
  const waits = !drawsAll && count > 0;
  useEffect(() => (waits ? whenIdle(() => startTransition(() => setDrawsAll(true)), TIMEOUT_MS) : undefined), [waits]);
  return drawsAll ? count : Math.min(count, FIRST_ROWS);
}
