import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@nukkad/contract/languages';
import { localeFolders } from '../locale-files';
import { readTexts, serverLocaleFolders } from './number-texts';

/** Texts below a key. */
const below = (texts: Record<string, string>, key: string): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => name.startsWith(`${key}.`)));

describe('the texts of papers', () => {
  it.each(LANGUAGES)('are the same on their page and in their files, in the language %s', (language) => {
    const [pages, server] = [localeFolders(), serverLocaleFolders()];
    const file = readTexts(server['papers'] ?? '', language);
    const sheet = below(readTexts(pages['papers'] ?? '', language), 'sheet');
    expect(Object.keys(sheet).length).toBeGreaterThan(20);
    expect(below(file, 'sheet')).toEqual(sheet);
    expect(below(file, 'kind')).toEqual(below(readTexts(pages['paper'] ?? '', language), 'kind'));
  });
});
