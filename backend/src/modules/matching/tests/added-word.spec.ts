import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { listDataFiles, parseFiles, versionOf } from '@nukkad/language/lexicon/data-files';
import type { WordList } from '@nukkad/language/lexicon/lexicon-data';
import { readLexicon } from '@nukkad/language/lexicon/read-lexicon';

const LINE = '  name kn: ಪ್ಲಂಬರ್\n';
const ADDED = '  also: ನಲ್ಲಿ ಡಾಕ್ಟರ್\n';

/** The data files with one more line, compiled. */
function compileWithAddedWord() {
  const files = listDataFiles(fileURLToPath(new URL('../../../../../libs/language/data/', import.meta.url)));
  const changed = files.map(({ path, content }) => ({ path, content: content.replace(LINE, `${LINE}${ADDED}`) }));
  return readLexicon(parseFiles(changed), versionOf(changed));
}

const COMPILED = compileWithAddedWord();
jest.unstable_mockModule('@nukkad/language/lexicon/compiled-lexicon', () => ({
  COMPILED,
  LEXICON_VERSION: COMPILED.version,
  wordsOfList: (list: WordList) => COMPILED.words[list],
}));
const { searching, titles } = await import('./searching.js');
const { RereadJobsUseCase } = await import('../../jobs/reread-jobs.use-case.js');

describe('a word that was added to the data of the lexicon', () => {
  const at = searching();
  const find = async (search: string) => titles((await at.search({ search })).body);

  beforeEach(async () => {
    const before = { lexiconVersion: 'before', category: 'construction' as const, description: '', requiredSkills: [] };
    await at.post('ನಲ್ಲಿ ಡಾಕ್ಟರ್ ಬೇಕು', 1, before);
    await at.post('Waiter', 2, { category: 'food_service', description: '' });
  });

  it('finds a job that was posted before, once the job was read again', async () => {
    expect(await find('plumber')).not.toContain('ನಲ್ಲಿ ಡಾಕ್ಟರ್ ಬೇಕು');
    expect(await at.test.app.get(RereadJobsUseCase).execute()).toBe(1);
    expect(await find('plumber')).toEqual(['ನಲ್ಲಿ ಡಾಕ್ಟರ್ ಬೇಕು']);
    expect((await find('ನಲ್ಲಿ ಡಾಕ್ಟರ್ ಕೆಲಸ'))[0]).toBe('ನಲ್ಲಿ ಡಾಕ್ಟರ್ ಬೇಕು');
  });
});
