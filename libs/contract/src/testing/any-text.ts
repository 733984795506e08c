import fc from 'fast-check';

const codePoint = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

/**
 * Text of any code points, including lone surrogates. The unit `binary` of fast-check would first map each of the 1.1
 * million code points back to its number, which costs a second of processor time in every spec file.
 */
export const anyText = (maxLength: number): fc.Arbitrary<string> => fc.string({ unit: codePoint, maxLength });
