import { splitList } from './block-reader.js';
import { type DataBlock, DataError, type DataLine } from './data-blocks.js';
import { termsOfLine } from './term-rules.js';

/** Names of an occupation, which several occupations can share. */
const NAME_KEYS: ReadonlySet<string> = new Set(['name', 'also']);
const NAME = 'name';
/** Keys under which a word means one occupation: a second claim would have no effect. */
const OWNED_KEYS: ReadonlySet<string> = new Set([
  ...['trade', 'goods', 'shop_of', 'shop_called', 'workshop_of', 'workshop_called', 'asked_for', 'works_on', 'does'],
]);

/** A word of an occupation, where the data says it. */
interface Claim {
  id: string;
  file: string;
  line: number;
}

/** The words that a line claims: of "objects + stems" each object with each stem. */
function claimedBy(line: DataLine): string[] {
  if (line.key !== 'does') return termsOfLine(line);
  const [objects = [], stems = []] = line.value.split(' + ').map(splitList);
  return objects.flatMap((object) => stems.map((stem) => `${object} ${stem}`));
}

/** The key under which a line claims its words: with the verb of `works_on` and the language of `does`. */
function claimKeyOf({ key, parameter }: DataLine): string | null {
  if (NAME_KEYS.has(key)) return NAME;
  if (!OWNED_KEYS.has(key)) return null;
  return key === 'works_on' || key === 'does' ? `${key} ${parameter}` : key;
}

function* allClaims(blocks: readonly DataBlock[]): Generator<{ key: string; word: string; claim: Claim }> {
  for (const { id, file, lines } of blocks.filter(({ kind }) => kind === 'occupation'))
    for (const line of lines) {
      const key = claimKeyOf(line);
      if (key === null) continue;
      for (const word of claimedBy(line)) yield { key, word: word.toLowerCase(), claim: { id, file, line: line.line } };
    }
}

/** Phrase of `shared.txt` → the occupations that share it, and where it is declared. */
function sharedOwners(blocks: readonly DataBlock[]): Map<string, Omit<Claim, 'id'> & { owners: ReadonlySet<string> }> {
  return new Map(
    blocks
      .filter(({ kind }) => kind === 'shared')
      .flatMap(({ file, lines }) => {
        const owners = lines.filter(({ key }) => key === 'owners').flatMap(({ value }) => value.split(' > '));
        const ids = new Set(owners.flatMap(splitList));
        return lines
          .filter(({ key }) => key === 'phrase')
          .flatMap((line) =>
            termsOfLine(line).map((phrase) => [phrase.toLowerCase(), { file, line: line.line, owners: ids }] as const),
          );
      }),
  );
}

/** Throws a DataError for the first word of two occupations that `shared.txt` does not list with both, and for the reverse. */
export function checkOwners(blocks: readonly DataBlock[]): void {
  const shared = sharedOwners(blocks);
  const claims = new Map<string, Claim[]>();
  for (const { key, word, claim } of allClaims(blocks)) {
    const earlier = claims.get(`${key}: ${word}`) ?? [];
    claims.set(`${key}: ${word}`, [...earlier, claim]);
    const other = earlier.find(({ id }) => id !== claim.id);
    const owners = key === NAME ? shared.get(word)?.owners : undefined;
    if (!other || (owners?.has(claim.id) && owners.has(other.id))) continue;
    const expected = `"${word}" in one occupation${key === NAME ? ', or both in shared.txt' : ''}`;
    throw new DataError(claim.file, claim.line, `${expected}; ${other.id} has it in ${other.file}:${other.line}`);
  }
  for (const [phrase, { file, line, owners }] of shared) {
    const having = new Set(claims.get(`${NAME}: ${phrase}`)?.map(({ id }) => id));
    const missing = [...owners].find((id) => !having.has(id));
    if (missing !== undefined) throw new DataError(file, line, `a name of ${missing}, found "${phrase}"`);
  }
}
