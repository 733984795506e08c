import { describe, expect, it } from '@jest/globals';
import { outgoingMessage } from '../outgoing-message.js';
import { unlinked } from '../unlinked.js';

const OURS = 'https://nukkad.test';
const LINK = /https?:\/\/(?!nukkad\.test\/)|\p{L}\.\p{L}{2}/u;

describe('the text of one person in a mail to another person', () => {
  it.each(['https://evil.example/win', 'evil.example', 'Win at www.evil.example', 'Go: evil.co.in/x', 'जीतो.भारत'])(
    'contain no link: %s',
    (words) => {
      const shown = unlinked(words, OURS);
      expect(shown).not.toMatch(LINK);
      expect(shown.replaceAll('\u200b', '')).toBe(words);
    },
  );

  it.each(['₹1.5 lakh', 'M.D. Ramesh', 'Come at 4.30 pm.', 'asha@example.com', `${OURS}/jobs/1`])(
    'are unchanged: %s',
    (words) => expect(unlinked(words, OURS)).toBe(words),
  );

  it('are broken up when they imitate the product’s address', () => {
    expect(unlinked(`${OURS}.evil.example/`, OURS)).not.toMatch(LINK);
  });

  it.each([
    ['a param', { params: { name: 'https://evil.example' } }, {}],
    ['a param of its composer', { params: {} }, { params: { name: 'https://evil.example' } }],
    [
      'a paragraph',
      { params: {} },
      { paragraphs: [{ key: 'interviews:wrote', params: { message: 'See https://evil.example' } }] },
    ],
  ])('contain no link as %s', (_where, sent, composed) => {
    const message = outgoingMessage(
      { key: '1', language: 'en', text: 'jobs:notice.filled', reason: 'account', links: ['/jobs'], ...sent },
      composed,
      OURS,
    );
    expect(JSON.stringify([message.words, message.paragraphs]).replaceAll(`${OURS}/jobs`, '')).not.toMatch(LINK);
    expect(message.addresses).toEqual([`${OURS}/jobs`]);
  });
});
