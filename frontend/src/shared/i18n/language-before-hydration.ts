import { isLanguage, type Language } from '@nukkad/contract/languages';

/** The name of the field in which a page's language is chosen. */
export const LANGUAGE_FIELD = 'language';

/**
 * Calls `take` with the language chosen in the server-rendered page before hydration: once for an earlier choice, then
 * for each change until the returned function is called.
 */
export function watchLanguageBeforeHydration(root: HTMLElement, take: (language: Language) => void): () => void {
  const onChange = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement && target.name === LANGUAGE_FIELD && isLanguage(target.value))
      take(target.value);
  };
  root.addEventListener('change', onChange);
  const chosen = root.querySelector<HTMLSelectElement>(`select[name="${LANGUAGE_FIELD}"]`)?.value;
  if (isLanguage(chosen) && chosen !== root.dataset['language']) take(chosen);
  return () => root.removeEventListener('change', onChange);
}
