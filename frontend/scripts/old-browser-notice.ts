import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, LOCALES } from '@nukkad/domain/languages';

/** The text, as `t` would name it. */
const TEXT = 'shared:oldBrowser';

/**
 * The notice for browsers that are too old, in every language: it stands in each document and needs no script. Style sheets hide it
 * where the browser knows `color-mix()`, which came with the first supported versions (Chrome 111, Firefox 113, Safari 16.2).
 */
export function oldBrowserNotice(folder: string): string {
  const lines = LANGUAGES.map((language) => {
    const file = join(folder, 'src', 'shared', 'i18n', 'locales', `${language}.json`);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return `<p lang="${LOCALES[language]}">${texts[TEXT.split(':')[1] ?? ''] ?? ''}</p>`;
  });
  return `<div class="old-browser" role="alert" data-nosnippet>${lines.join('')}</div>`;
}
