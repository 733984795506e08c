import { describe, expect, it } from '@jest/globals';
import { hasPdf } from './paper-scripts.js';
import type { Paper } from './papers.js';

const paperOf = (title: string): Paper => ({
  ...{ id: '', kind: 'invoice', number: 'NKI/26-27/000012', issuedOn: '2026-11-28', practice: false },
  ...{ engagementId: '', total: '0', lines: [], tax: null, pay: null, title },
});

describe('hasPdf', () => {
  it.each(['Delivery helper', 'ಶ್ರೀ ಗಣೇಶ Traders & ಸನ್ಸ್ 🛒', 'मेन रोड, 2nd Cross', 'Łódź'])(
    'returns true for the text %s',
    (title) => expect(hasPdf(paperOf(title))).toBe(true),
  );

  it.each(['தமிழ் உதவியாளர்', 'ఆశా', 'مساعد', '帮手', 'Помощник'])(
    'returns false for %s, which only the printed page supports',
    (title) => expect(hasPdf(paperOf(title))).toBe(false),
  );
});
