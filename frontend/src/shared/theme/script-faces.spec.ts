import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Language } from '@nukkad/contract/languages';
import { fillBoxes, loadScriptFace, loadScriptStyles } from './script-faces';

/** Width with which the system draws a letter: the same for all letters if it has no font for them. */
let widthOf: (letter: string) => number;
let faceComes: () => void;
const asked: string[] = [];

/** The rule of a document that the server drew. */
let rule: HTMLStyleElement;

beforeEach(() => {
  rule = document.createElement('style');
  rule.media = 'not all';
  document.head.append(rule);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ font: '', measureText: (letter: string) => ({ width: widthOf(letter) }) } as never);
  const load = jest.fn((_face: string, letters: string) => {
    asked.push(letters);
    return new Promise<void>((resolve) => (faceComes = resolve));
  });
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  widthOf = () => 6;
});
afterEach(() => {
  asked.length = 0;
  rule.remove();
  document.body.removeAttribute('style');
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'fonts');
});

describe('a document in another script', () => {
  it.each<[Language, string]>([
    ['hi', 'रझ'],
    ['kn', 'ರಮ'],
  ])('in %s that the system drew as boxes is hidden until its font is loaded', async (language, letters) => {
    const filled = fillBoxes(language);
    expect(document.body.style.display).toBe('none');
    expect(rule.media).toBe('');
    expect(asked).toEqual([letters]);
    faceComes();
    await filled;
    expect(document.body.style.display).toBe('');
  });

  it('is restored when its font does not load in time', async () => {
    jest.useFakeTimers();
    const filled = fillBoxes('kn');
    await jest.advanceTimersByTimeAsync(2_000);
    await filled;
    jest.useRealTimers();
    expect(document.body.style.display).toBe('');
  });

  it('stays as it is where its letters are of unlike widths, as some face draws them', async () => {
    widthOf = (letter) => letter.charCodeAt(0);
    await fillBoxes('hi');
    expect(rule.media).toBe('not all');
    expect(document.body.style.display).toBe('');
    expect(asked).toEqual([]);
  });

  it('stays as it is when it was not drawn by the server', async () => {
    rule.remove();
    await fillBoxes('hi');
    expect(asked).toEqual([]);
  });
});

it('a document in English looks for no other script', async () => {
  await fillBoxes('en');
  expect(rule.media).toBe('not all');
  expect(asked).toEqual([]);
});

describe('the font of a language that is chosen on an open page', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const flush = () => jest.advanceTimersByTimeAsync(0);

  it('is used on the page, although the browser uses no optional font that arrives after the first drawing', async () => {
    const loaded = loadScriptFace('hi');
    await flush();
    faceComes();
    await flush();
    // asked for again by the rules that use it
    expect(asked).toEqual(['रझ', 'रझ']);
    faceComes();
    await loaded;
  });

  it.each([
    ['is used where the system draws boxes', () => 6, 2],
    ['moves no text of a system with a font of its own', (letter: string) => letter.charCodeAt(0), 1],
  ])('and that arrives late %s', async (_words, width, times) => {
    widthOf = width;
    const loaded = loadScriptFace('kn');
    await jest.advanceTimersByTimeAsync(2_000);
    await loaded;
    faceComes();
    await flush();
    expect(asked).toHaveLength(times);
  });
});

it('the fonts of texts in other languages are not requested before one of their letters is drawn, and no late rules apply to them', async () => {
  let measured = 0;
  widthOf = () => ++measured;
  await loadScriptStyles();
  expect(asked).toEqual([]);
  expect(measured).toBe(0);
});
