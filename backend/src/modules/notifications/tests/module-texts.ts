import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MessageWays } from '@nukkad/contract/messages/message-ways';

const MODULES = fileURLToPath(new URL('../../', import.meta.url));

/** The content of a file of texts. */
export interface Texts {
  [key: string]: string | Texts;
}

/** Returns the keys of messages, each with the channels that it has texts for. */
export function waysOf(
  texts: Texts,
  path: string,
): [text: string, ways: Pick<MessageWays, 'bell' | 'mail'> & { text: boolean }][] {
  const parts = new Set(Object.keys(texts).map((key) => key.replace(/_(one|other)$/, '')));
  const hasAll = (...names: string[]): boolean => names.every((name) => parts.has(name));
  const ways = { bell: hasAll('title', 'message'), mail: hasAll('subject', 'body'), text: hasAll('sms') };
  return [
    ...(ways.bell || ways.mail || ways.text ? [[path, ways] as [string, typeof ways]] : []),
    ...Object.entries(texts).flatMap(([key, below]) =>
      typeof below === 'object' ? waysOf(below, path.endsWith(':') ? `${path}${key}` : `${path}.${key}`) : [],
    ),
  ];
}

/** Returns the texts of every module in English. */
export const modules = (): { name: string; texts: Texts }[] =>
  readdirSync(MODULES)
    .map((name) => ({ name, file: `${MODULES}${name}/locales/en.json` }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => ({ name, texts: JSON.parse(readFileSync(file, 'utf8')) as Texts }));

const WITHOUT_PLURAL = /_(one|other)$/;

/** Returns the keys of all texts, without the endings of plural forms. */
export function textKeys(texts: Texts, path: string): string[] {
  return Object.entries(texts).flatMap(([key, below]) => {
    const own = `${path}${path.endsWith(':') ? '' : '.'}${key}`;
    return typeof below === 'object' ? textKeys(below, own) : [own.replace(WITHOUT_PLURAL, '')];
  });
}
