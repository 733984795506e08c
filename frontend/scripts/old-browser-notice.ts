import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, LOCALES } from '@nukkad/contract/languages';

/** The text, as `t` would name it. */
const TEXT = 'shared:oldBrowser';

/**
 * Returns the notice for unsupported browsers in every language; each document contains it, and it needs no script.
 * Style sheets hide it in browsers with `color-mix()`, which the first supported versions introduced (Chrome 111,
 * Firefox 113, Safari 16.2).
 */
export function oldBrowserNotice(folder: string): string {
  const lines = LANGUAGES.map((language) => {
    const file = join(folder, 'src', 'shared', 'i18n', 'locales', `${language}.json`);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return `<p lang="${LOCALES[language]}">${texts[TEXT.split(':')[1] ?? ''] ?? ''}</p>`;
  });
  return `<div class="old-browser" role="alert" data-nosnippet>${lines.join('')}</div>`;
}
