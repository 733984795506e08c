import { Suspense } from 'react';
import { lazyPart, NothingMissing } from '../rendering/lazy-part';
import { CONTENT_MS, useIsIdle } from '../rendering/useIsIdle';
import type { TooltipWords } from './HoverTooltip';

const HoverTooltip = lazyPart(async () => (await import('./HoverTooltip')).HoverTooltip, { Missing: NothingMissing });

/**
 * A short hint on hover, long press or focus. Its target is drawn at once; the hint is fetched while the browser is
 * idle.
 */
export function Tooltip(words: TooltipWords) {
  const isIdle = useIsIdle(CONTENT_MS);
  return isIdle ? (
    <Suspense fallback={words.children}>
      <HoverTooltip {...words} />
    </Suspense>
  ) : (
    words.children
  );
}
