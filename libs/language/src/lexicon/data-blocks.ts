/** A line of a block, `key parameter: value`, with the lines that continue it. */
export interface DataLine {
  key: string;
  /** The text between key and colon; empty for most keys. */
  parameter: string;
  value: string;
  line: number;
}

/** A block of a data file: a line `kind id`, and indented lines with its properties. */
export interface DataBlock {
  kind: string;
  id: string;
  file: string;
  line: number;
  lines: DataLine[];
}

/** A line of a data file is invalid. */
export class DataError extends Error {
  constructor(file: string, line: number, expected: string) {
    super(`${file}:${line}: expected ${expected}`);
    this.name = 'DataError';
  }
}

const HEADER = /^(?<kind>[a-z_]+) (?<id>\S+)$/u;
const PROPERTY = /^ {2}(?<key>[a-z_]+)(?: (?<parameter>[^:]+))?: (?<value>\S.*)$/u;
/** A key behind too many spaces, which a continued value never looks like. */
const INDENTED_KEY = /^ {3,}[a-z_]+(?: [^:,]+)?:(?: |$)/u;
const CONTINUATION = /^ {4}\s*(?<value>\S.*)$/u;

/** The blocks of a data file; lines that begin with # are comments. Throws a DataError for any other line. */
export function parseBlocks(file: string, content: string): DataBlock[] {
  const blocks: DataBlock[] = [];
  for (const [index, written] of content.normalize('NFC').split('\n').entries()) {
    const text = written.trimEnd();
    const line = index + 1;
    if (text === '' || text.startsWith('#')) continue;
    const block = blocks.at(-1);
    const header = HEADER.exec(text)?.groups;
    if (header) {
      blocks.push({ kind: header['kind']!, id: header['id']!, file, line, lines: [] });
      continue;
    }
    const property = PROPERTY.exec(text)?.groups;
    if (property && block) {
      const { key = '', parameter = '', value = '' } = property;
      block.lines.push({ key, parameter, value, line });
      continue;
    }
    if (block && INDENTED_KEY.test(text)) throw new DataError(file, line, `two spaces before a key, found "${text}"`);
    const last = block?.lines.at(-1);
    const continued = CONTINUATION.exec(text)?.groups;
    if (!continued || !last) {
      const expected = block
        ? 'two spaces and "key: value", or four spaces and the rest of the value above'
        : 'the first line of a block, such as "occupation plumber"';
      throw new DataError(file, line, `${expected}, found "${text}"`);
    }
    last.value += ` ${continued['value']!}`;
  }
  return blocks;
}
