import { type ComponentType, lazy } from 'react';
import { loadTexts } from '../shared/i18n/i18n';

/** The look of the library's components, which the first page does without. */
export const loadComponentOverrides = (): Promise<unknown> => import('../shared/theme/component-overrides');

/** A part of a page that is fetched, with its texts, when it is first shown. */
export const lazyComponent = <P extends object>(load: () => Promise<ComponentType<P>>, ...namespaces: string[]) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), loadTexts(...namespaces), loadComponentOverrides()]);
    return { default: part };
  });

/** A part that the page does without when it cannot be fetched. */
export const optionalLazyComponent = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...namespaces: string[]
) => lazyComponent<P>(() => load().catch((): ComponentType<P> => () => null), ...namespaces);
