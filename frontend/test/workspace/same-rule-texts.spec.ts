import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@nukkad/contract/languages';
import { localeFolders } from '../locale-files';
import { readTexts } from './number-texts';

/** A conjunction that begins a line which continues the line before. */
const CONJUNCTION = /^(and|और) /;

describe('texts that state the same rule on two pages', () => {
  it.each(LANGUAGES)('agree about who must be verified for a reward, in the language %s', (language) => {
    const folders = localeFolders();
    const rewards = readTexts(folders['rewards'] ?? '', language);
    const info = readTexts(folders['info'] ?? '', language);
    const rule = rewards['rules.counts.verified']?.replace(CONJUNCTION, '') ?? '';
    expect(rule).not.toBe('');
    expect(info['referral.reward.text']).toContain(rule);
  });
});
