import fc, { type Arbitrary } from 'fast-check';
import { BY_NAME, formsOf, resolved, type Schema } from '../contract-samples.js';

const DAY_MS = 86_400_000;
/** Of so many values, one breaks its schema or strains it. */
const VALUES_PER_HOSTILE = 14;
/** Of so many objects, one has a field that its schema does not have. */
const OBJECTS_PER_UNKNOWN_FIELD = 40;
const LONG_TEXT = 5000;
/** Limit of a text in an address: the HTTP parser of Node refuses an address of 16 KB before the product reads it. */
const ADDRESS_TEXT_MAX = 1000;

/** Values that programs stumble over, of every JSON type. */
const HOSTILE_VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 0.1, 1e-7, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308],
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e9',
    'NaN',
    'null',
    'undefined',
    '\u0000',
    'a\u0000b',
    '\ud83d',
    '\u202e',
    '\u{1f469}\u200d\u{1f527}',
  ],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE users; --',
    '<script>alert(1)</script>',
    '{{7*7}}',
    '${7*7}',
    '../../../etc/passwd',
    '%s%n',
  ],
  ...['a\r\nSet-Cookie: a=b', 'ನಮಸ್ಕಾರ', 'नमस्ते', '٣', '9'.repeat(400), 'x'.repeat(LONG_TEXT), ' '.repeat(LONG_TEXT)],
  ...[
    [],
    [[]],
    [null],
    {},
    { $ne: null },
    { length: -1 },
    { toString: 1 },
    { then: 'x' },
    JSON.parse('{"__proto__":{"role":"admin"}}'),
  ],
];

const hostileValue: Arbitrary<unknown> = fc.constantFrom(...HOSTILE_VALUES);

const FORMATS: Record<string, Arbitrary<unknown>> = {
  date: fc
    .integer({ min: -60, max: 60 })
    .map((days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)),
  'date-time': fc
    .integer({ min: -60 * 24, max: 60 * 24 })
    .map((hours) => new Date(Date.now() + (hours * DAY_MS) / 24).toISOString()),
  binary: fc.constant(undefined),
};

/** Makes values that fit their schemas but for a few, which refer to ids that exist as often as not. */
export class NearValidValues {
  constructor(private readonly ids: readonly string[]) {}

  /** A value for `schema`, of a field called `name`. */
  of(schema: Schema, name = ''): Arbitrary<unknown> {
    return fc.oneof(
      {
        arbitrary: fc.oneof(...formsOf(schema).map((form) => this.valid(resolved(form), name))),
        weight: VALUES_PER_HOSTILE,
      },
      { arbitrary: hostileValue, weight: 1 },
    );
  }

  /** The same as the text of an address, of at most ADDRESS_TEXT_MAX characters. */
  textOf(schema: Schema, name: string): Arbitrary<string> {
    return this.of(schema, name).map((value) =>
      (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, ADDRESS_TEXT_MAX),
    );
  }

  private valid(schema: Schema, name: string): Arbitrary<unknown> {
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const value = this.ofType(schema, name);
    return schema.nullable ? fc.option(value, { freq: 5 }) : value;
  }

  private ofType(schema: Schema, name: string): Arbitrary<unknown> {
    const { minimum = 0, maximum = 1_000_000, multipleOf } = schema;
    switch (schema.type) {
      case 'object':
        return this.object(schema);
      case 'array':
        return fc.array(this.of(schema.items ?? {}, name), {
          minLength: schema.minItems ?? 0,
          maxLength: Math.min(schema.maxItems ?? 4, 4),
        });
      case 'boolean':
        return fc.boolean();
      case 'integer':
        return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
      case 'number':
        return multipleOf
          ? fc
              .integer({ min: Math.ceil(minimum / multipleOf), max: Math.floor(maximum / multipleOf) })
              .map((count) => count * multipleOf)
          : fc.double({ min: minimum, max: maximum, noNaN: true });
      default:
        return this.text(schema, name);
    }
  }

  private text({ format = '', pattern, minLength = 0, maxLength = 200 }: Schema, name: string): Arbitrary<unknown> {
    const known = BY_NAME[name];
    const made = FORMATS[format];
    if (made) return made;
    if (format === 'uuid' || name.endsWith('Id'))
      return fc.oneof({ arbitrary: fc.constantFrom(...this.ids), weight: 4 }, { arbitrary: fc.uuid(), weight: 1 });
    const shaped = pattern
      ? fc.stringMatching(new RegExp(pattern))
      : fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 80)) });
    return known === undefined
      ? shaped
      : fc.oneof({ arbitrary: fc.constant(known), weight: 3 }, { arbitrary: shaped, weight: 1 });
  }

  /** An object with what its schema requires, some of what it allows, and rarely a field that is missing or unknown. */
  private object({ properties = {}, required = [] }: Schema): Arbitrary<unknown> {
    const fields = Object.entries(properties).map(([name, schema]) =>
      fc
        .tuple(fc.nat(required.includes(name) ? 40 : 1), this.of(schema, name))
        .map(([lot, value]): [string, unknown] | null => (lot === 0 || value === undefined ? null : [name, value])),
    );
    const unknown = fc
      .nat(OBJECTS_PER_UNKNOWN_FIELD)
      .map((lot): [string, unknown] | null => (lot === 0 ? ['unexpectedField', 1] : null));
    return fc.tuple(...fields, unknown).map((entries) => Object.fromEntries(entries.filter((entry) => entry !== null)));
  }
}
