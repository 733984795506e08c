import { fileURLToPath } from 'node:url';
import { DataError } from './data-blocks.js';
import { listDataFiles, parseFiles, versionOf } from './data-files.js';
import { readLexicon } from './read-lexicon.js';
import { writeIfChanged } from './write-if-changed.js';

const DATA = fileURLToPath(new URL('../../data/', import.meta.url));
const COMPILED = new URL('../../dist/lexicon.json', import.meta.url);

/** Writes the data files as one JSON file, which a server reads when it starts. */
function compileLexicon(): void {
  const files = listDataFiles(DATA);
  const lexicon = readLexicon(parseFiles(files), versionOf(files));
  writeIfChanged(COMPILED, JSON.stringify(lexicon));
}

try {
  compileLexicon();
} catch (error) {
  if (!(error instanceof DataError)) throw error;
  process.stderr.write(`libs/language/data/${error.message}\n`);
  process.exitCode = 1;
}
