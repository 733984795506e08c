import { use, useSyncExternalStore } from 'react';
import { i18n } from './i18n';
import type { Translate } from './text-store';

const readLanguage = (): string => i18n.language;

/**
 * The texts of a component, in the language of the page: `t` takes keys of the first namespace, and `namespace:key` of all of them.
 * The component waits in its `Suspense` until they are fetched. Modules import this hook from `react-i18next`, whose place it takes.
 */
export function useTranslation(namespaces: string | readonly string[] = 'shared'): { t: Translate } {
  const language = useSyncExternalStore(i18n.subscribe, readLanguage, readLanguage);
  const all = typeof namespaces === 'string' ? [namespaces] : namespaces;
  // asked for at once, and not one after the other
  const loading = all.filter((namespace) => !i18n.isSettled(namespace)).map((namespace) => i18n.load(namespace));
  for (const texts of loading) use(texts);
  return { t: i18n.getFixedT(language, all[0]) };
}
