import { describe, expect, it } from '@jest/globals';
import { MESSAGE_WAYS } from '@nukkad/contract/messages/message-ways';
import { modules, type Texts, waysOf } from './module-texts.js';

/** Text keys below a message's key that must occur together. */
const PAIRS = [
  ['subject', 'body'],
  ['body', 'subject'],
  ['message', 'title'],
  ['action', 'subject'],
] as const;

/** Returns the keys with only one of two parts of a message that belong together. */
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
  it('are complete in every module', () => {
    expect(modules().length).toBeGreaterThan(5);
    expect(modules().flatMap(({ name, texts }) => halves(texts, name))).toEqual([]);
  });

  it('match the listed channels of each kind, without a missing kind', () => {
    const together = Object.values(MESSAGE_WAYS).flatMap(({ text }) => (text?.together ? [text.together.text] : []));
    const found = Object.fromEntries(modules().flatMap(({ name, texts }) => waysOf(texts, `${name}:`)));
    expect(found).toEqual({
      ...Object.fromEntries(
        Object.entries(MESSAGE_WAYS).map(([key, { bell, mail, text }]) => [key, { bell, mail, text: text !== null }]),
      ),
      ...Object.fromEntries(together.map((key) => [key, { bell: false, mail: false, text: true }])),
    });
  });

  it('are found with their channels, in plural forms as well', () => {
    expect(waysOf({ notice: { rain: { title: 'Rain', message: 'Rain.', sms_one: 'Rain' } } }, 'weather:')).toEqual([
      ['weather:notice.rain', { bell: true, mail: false, text: true }],
    ]);
  });

  it('are reported where only half of a message exists', () => {
    expect(halves({ notice: { rain: { subject_one: 'Rain' } } }, 'weather')).toEqual([
      'weather.notice.rain: subject without body',
    ]);
  });
});
