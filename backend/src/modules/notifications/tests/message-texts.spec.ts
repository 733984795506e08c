import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const MODULES = fileURLToPath(new URL('../../', import.meta.url));
/** What has to stand together below the key of a message. */
const PAIRS = [
  ['subject', 'body'],
  ['body', 'subject'],
  ['message', 'title'],
  ['action', 'subject'],
] as const;

interface Texts {
  [key: string]: string | Texts;
}

/** Keys that have one part of a message and not the other that belongs to it. */
function halves(texts: Texts, path: string): string[] {
  const parts = new Set(Object.keys(texts).map((key) => key.replace(/_(one|other)$/, '')));
  const isMessage = [...parts].some((part) => part === 'subject' || part === 'sms') || parts.has('message');
  const own = isMessage ? PAIRS.filter(([one, other]) => parts.has(one) && !parts.has(other)) : [];
  return [
    ...own.map(([one, other]) => `${path}: ${one} without ${other}`),
    ...Object.entries(texts).flatMap(([key, below]) =>
      typeof below === 'object' ? halves(below, `${path}.${key}`) : [],
    ),
  ];
}

describe('the texts of messages', () => {
  it('are whole, in every module', () => {
    const files = readdirSync(MODULES)
      .map((name) => ({ name, file: `${MODULES}${name}/locales/en.json` }))
      .filter(({ file }) => existsSync(file));
    expect(files.length).toBeGreaterThan(5);
    const found = files.flatMap(({ name, file }) => halves(JSON.parse(readFileSync(file, 'utf8')) as Texts, name));
    expect(found).toEqual([]);
  });

  it('are missed where only half of a message stands', () => {
    expect(halves({ notice: { rain: { subject_one: 'Rain' } } }, 'weather')).toEqual([
      'weather.notice.rain: subject without body',
    ]);
  });
});
