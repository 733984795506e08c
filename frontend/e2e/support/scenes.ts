import type { SceneName } from '../../src/shared/ui/Scene';
import { inPage } from './in-page';

/** Size of an icon that replaces an illustration, in pixels. */
const SIGN = 40;

/** In the page: finds its illustrations; `sign` is the size of an icon that replaces an illustration. */
function findScenes(sign: number) {
  const edge = document.querySelector('[data-bar]')?.getBoundingClientRect().top ?? innerHeight;
  return [...document.querySelectorAll('main svg')]
    .filter((svg) => svg.querySelector('use')?.getAttribute('href')?.includes('scenes') && svg.checkVisibility())
    .map((svg) => {
      const action = svg.parentElement?.querySelector('a[href], button')?.getBoundingClientRect();
      const bottom = (action?.bottom ?? 0) + scrollY;
      return {
        name: svg.querySelector('use')?.getAttribute('href')?.split('#')[1] ?? '',
        isHidden: svg.getAttribute('aria-hidden') === 'true',
        pushesAway: bottom > edge && bottom - svg.getBoundingClientRect().height + sign <= edge,
      };
    });
}

/** Finds the illustrations of a page; `sceneFaults` checks them. */
export const SCENES = inPage(findScenes, SIGN);

/**
 * Returns the faults of the illustrations on a page: an unexpected one, one that screen readers announce, or one that
 * pushes the next action below the bar where an icon would not. At most one illustration is expected; null: none.
 */
export function sceneFaults(found: ReturnType<typeof findScenes>, expected: SceneName | null): string[] {
  const names = found.map(({ name }) => name).join(', ');
  return [
    ...(names === (expected ?? '') ? [] : [`the illustrations are “${names}” instead of “${expected ?? ''}”`]),
    ...found.filter(({ isHidden }) => !isHidden).map(({ name }) => `the illustration ${name} is read out`),
    ...found.filter(({ pushesAway }) => pushesAway).map(({ name }) => `${name} pushes the next action below the bar`),
  ];
}
