import { describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { checkUnusedTexts, findUnusedTexts } from './unused-texts.js';

const unused = (key: string, source: string, path = 'a.tsx', namespace = 'hire') =>
  findUnusedTexts([{ where: 'x', namespace: 'hire', keys: [key] }], [{ path, namespace, source }]);
const FAULT = ['x: steps.title is used nowhere'];

describe('findUnusedTexts', () => {
  it.each([
    ['its key', "t('steps.title')"],
    ['a template that fits', 't(`steps.${name}`)'],
    ['a beginning, to which code adds the rest', "const PREFIX = 'steps';"],
    ['a property of an element', '<Heading text="steps.title" />'],
  ])('accepts a text that its folder names by %s', (_how, source) => {
    expect(unused('steps.title', source)).toEqual([]);
  });

  it.each([
    ['its key with the namespace', "t('hire:steps.title')"],
    ['a template with the namespace', 't(`hire:steps.${name}`)'],
    ['a rule of a schema', "const rule = { message: 'rule:hire:steps.title' };"],
    ['its key beside the namespace', "useTranslation('hire'); t('steps.title')"],
  ])('accepts a text that another folder names by %s', (_how, source) => {
    expect(unused('steps.title', source, 'b.tsx', 'other')).toEqual([]);
  });

  it('accepts the title of a problem if its sentence is used', () => {
    expect(unused('notOpenTitle', "new DomainError('conflict', 'hire:notOpen')", 'b.ts', 'other')).toEqual([]);
  });

  it.each([
    ['nobody names', "t('steps.text')"],
    ['a template without words would fit', 't(`${a}.${b}`)'],
    ['stands in a comment alone', "// t('steps.title')"],
  ])('reports a text that %s', (_how, source) => {
    expect(unused('steps.title', source)).toEqual(FAULT);
  });

  it('reports a text with a key that another folder uses for its own text', () => {
    expect(unused('steps.title', "t('steps.title')", 'b.tsx', 'other')).toEqual(FAULT);
  });

  it('reads code without elements, in which angle brackets are types', () => {
    expect(unused('steps.title', "const a = <T>x; t('steps.title');", 'a.ts')).toEqual([]);
  });
});

describe('the texts of the product', () => {
  it('are all used', () => {
    const { faults, keys } = checkUnusedTexts(fileURLToPath(new URL('../../../', import.meta.url)));
    expect(faults).toEqual([]);
    expect(keys).toBeGreaterThan(2_000);
  });
});
