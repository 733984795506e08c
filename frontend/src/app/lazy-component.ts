import type { ComponentType } from 'react';
import { requireTexts } from '../shared/i18n/i18n';
import { type LazyPart, lazyPart, NothingMissing } from '../shared/rendering/lazy-part';
import { MissingSection } from '../shared/ui/MissingSection';

/** Loads the styles of the library's components, which the first page does not need. */
export const loadComponentOverrides = (): Promise<unknown> => import('../shared/theme/component-overrides');

/** Fetches a part with its texts. */
const withTexts =
  <P extends object>(load: () => Promise<ComponentType<P>>, namespaces: readonly string[]) =>
  async (): Promise<ComponentType<P>> => {
    const [part] = await Promise.all([load(), requireTexts(...namespaces), loadComponentOverrides()]);
    return part;
  };

/** A part over a page that is fetched, with its texts, while the browser is idle or when it is first shown. */
export const lazyComponent = <P extends object>(load: () => Promise<ComponentType<P>>, ...namespaces: string[]) =>
  lazyPart(withTexts(load, namespaces));

/** A part of a page that is fetched, with its texts, when it is first shown. */
export const lazySection = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...namespaces: string[]
): LazyPart<P> => lazyPart(withTexts(load, namespaces), { Missing: MissingSection, prefetch: false });

/** A part of a page that is fetched, with its texts, while the browser is idle or when it is first shown. */
export const prefetchedSection = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...namespaces: string[]
): LazyPart<P> => lazyPart(withTexts(load, namespaces), { Missing: MissingSection });

/** Creates a component that the page omits if it cannot be fetched. */
export const optionalLazyComponent = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...namespaces: string[]
) => lazyPart(withTexts(load, namespaces), { Missing: NothingMissing });

/**
 * Creates a part of the frame of every page that draws no component of the library and so needs none of its styles.
 * The page omits it if it cannot be fetched.
 */
export const optionalFramePart = <P extends object>(load: () => Promise<ComponentType<P>>, ...namespaces: string[]) =>
  lazyPart(
    async () => {
      const [part] = await Promise.all([load(), requireTexts(...namespaces)]);
      return part;
    },
    { Missing: NothingMissing },
  );
