import { type DataBlock, DataError, type DataLine } from './data-blocks.js';
import { LANGUAGES } from '@nukkad/contract/languages';
import type { Labels, Product } from './lexicon-data.js';

export const splitList = (value: string): string[] =>
  value
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean);

/** Reads the lines of one block by their keys; `end` reports a line that nothing has read. */
export class BlockReader {
  private readonly unread: Set<DataLine>;

  constructor(
    private readonly block: DataBlock,
    private readonly lists: ReadonlyMap<string, readonly string[]> = new Map(),
  ) {
    this.unread = new Set(block.lines);
  }

  private fail(line: DataLine | null, expected: string): never {
    throw new DataError(this.block.file, line?.line ?? this.block.line, expected);
  }

  /** The lines with a key. */
  take(key: string): DataLine[] {
    const lines = this.block.lines.filter((line) => line.key === key);
    for (const line of lines) this.unread.delete(line);
    return lines;
  }

  terms(key: string): string[] {
    return this.takePlain(key).flatMap((line) => splitList(line.value));
  }

  /** The lines with a key that takes no parameter. */
  takePlain(key: string): DataLine[] {
    const lines = this.take(key);
    for (const line of lines)
      if (line.parameter !== '') this.fail(line, `"${key}: …", found "${key} ${line.parameter}: …"`);
    return lines;
  }

  idsOf<Id extends string>(key: string, known: Iterable<Id>): Id[] {
    const ids = new Set<string>(known);
    return this.takePlain(key).flatMap((line) =>
      splitList(line.value).map((id) => {
        if (!ids.has(id)) this.fail(line, `${key} that exist, found "${id}"`);
        return id as Id;
      }),
    );
  }

  optionalIdOf<Id extends string>(key: string, known: Iterable<Id>): Id | null {
    const [id = null, second] = this.idsOf(key, known);
    if (second !== undefined) this.fail(null, `one ${key} in ${this.block.id}`);
    return id;
  }

  idOf<Id extends string>(key: string, known: Iterable<Id>): Id {
    return this.optionalIdOf(key, known) ?? this.fail(null, `"${key}: …" in ${this.block.id}`);
  }

  /** Lines "key parameter: value". */
  parameterised<Parameter extends string, Value>(
    key: string,
    parameters: Iterable<Parameter>,
    read: (value: string) => Value,
  ): [Parameter, Value][] {
    const known = new Set<string>(parameters);
    return this.take(key).map((line) => {
      if (!known.has(line.parameter))
        this.fail(line, `${key} of ${[...known].slice(0, 8).join(', ')}, found "${line.parameter}"`);
      return [line.parameter as Parameter, read(line.value)];
    });
  }

  /** Lines "key id: id", one for each id. */
  idsByIdOf<Id extends string>(key: string, known: Iterable<Id>): Record<string, Id> {
    const ids = new Map<string, Id>([...known].map((id) => [id, id] as const));
    const found: Record<string, Id> = {};
    for (const line of this.take(key)) {
      const unknown = [line.parameter, line.value].find((id) => !ids.has(id));
      if (unknown !== undefined) this.fail(line, `"${key} id: id" with ids that exist, found "${unknown}"`);
      if (line.parameter in found) this.fail(line, `one "${key} ${line.parameter}" in ${this.block.id}`);
      found[line.parameter] = ids.get(line.value)!;
    }
    return found;
  }

  someLabels(key: string): Partial<Labels> {
    const labels = this.parameterised(key, LANGUAGES, (value) => value);
    if (new Set(labels.map(([language]) => language)).size < labels.length)
      this.fail(null, `one "${key}" for each language in ${this.block.id}`);
    return Object.fromEntries(labels);
  }

  labels(key: string): Labels {
    const labels = this.someLabels(key);
    const missing = LANGUAGES.find((language) => !labels[language]);
    if (missing) this.fail(null, `"${key} ${missing}: …" in ${this.block.id}`);
    return labels as Labels;
  }

  /** Lines "a, b + c, d": each of the first with each of the second; "@list" stands for a list of words. */
  products<Parameter extends string = ''>(
    key: string,
    parameters: readonly Parameter[] = ['' as Parameter],
  ): { parameter: Parameter; product: Product }[] {
    return this.take(key).map((line) => {
      const sides = line.value.split(' + ');
      const [firsts = [], seconds = []] = sides.map((side) =>
        splitList(side).flatMap((term) => (term.startsWith('@') ? this.listOf(term.slice(1), line) : [term])),
      );
      if (sides.length !== 2 || firsts.length === 0 || seconds.length === 0)
        this.fail(line, `"${key}: words + words", found "${line.value}"`);
      if (!parameters.includes(line.parameter as Parameter))
        this.fail(line, `${key} of ${parameters.join(', ')}, found "${line.parameter}"`);
      return { parameter: line.parameter as Parameter, product: { firsts, seconds } };
    });
  }

  private listOf(name: string, line: DataLine): readonly string[] {
    return this.lists.get(name) ?? this.fail(line, `a list of words, found "@${name}"`);
  }

  end(): void {
    for (const line of this.unread) this.fail(line, `a key of ${this.block.kind}, found "${line.key}"`);
  }
}

/** Whether a block says "key: yes". */
export const readYes = (reader: BlockReader, key: string): boolean =>
  reader.optionalIdOf(key, ['yes', 'no'] as const) === 'yes';
