import { describe, expect, it } from '@jest/globals';
import { CHART_OF_ACCOUNTS, STATEMENT_KINDS } from './chart-of-accounts.js';
import { type Posting, postingOf } from './posting.js';
import { POSTING_TEMPLATES, type PostingEvent, type TemplateLine } from './posting-templates.js';

const TEMPLATES: [string, readonly TemplateLine[]][] = Object.entries(POSTING_TEMPLATES);
const PARTIES = { worker: 'w', employer: 'e', engagement: 'g', user: 'u' };

/** Returns the posting of a template with a different amount for each name. */
function postingWith(kind: string, lines: readonly TemplateLine[]): Posting {
  const names = [...new Set(lines.flatMap(({ amounts }) => amounts))];
  const amounts = Object.fromEntries(names.map((name, index) => [name, 10n ** BigInt(index)]));
  const event = { kind, source: 's', key: 'k', eventAt: new Date(0), parties: PARTIES, amounts };
  return postingOf(event as unknown as PostingEvent);
}

describe.each(TEMPLATES)('the template %s', (kind, lines) => {
  it.each(['custody', 'own'])('sums to 0 in the book %s for any amounts', (book) => {
    const sum = postingWith(kind, lines)
      .lines.filter((line) => CHART_OF_ACCOUNTS[line.kind].book === book)
      .reduce((total, { amount }) => total + amount, 0n);
    expect(sum).toBe(0n);
  });

  it('names an owner that each of its accounts may have', () => {
    for (const { account, owner } of lines) {
      const owners: readonly string[] = CHART_OF_ACCOUNTS[account].owners;
      expect(owner === null ? owners.length === 0 : owners.includes(owner)).toBe(true);
    }
  });

  it('pays no cost from custody', () => {
    const custody = lines.filter(({ account }) => CHART_OF_ACCOUNTS[account].book === 'custody');
    const amounts = custody.flatMap((line) => line.amounts).filter((name) => /cost|fee|gst|charges|price/i.test(name));
    expect(amounts).toEqual([]);
  });
});

describe('postingOf', () => {
  const event = (amounts: Record<string, bigint>, parties = PARTIES): PostingEvent =>
    ({ kind: 'hold.opened', source: 's', key: 'k', eventAt: new Date(0), parties, amounts }) as PostingEvent;

  it('omits lines of 0', () => {
    const { lines } = postingOf({ ...event({ wage: 5n, fee: 0n }), kind: 'hold.released' } as PostingEvent);
    expect(lines.map(({ kind }) => kind)).toEqual(['held', 'worker.payable']);
  });

  it.each([
    ['a negative amount', event({ wage: -1n })],
    ['no amount', event({ wage: 0n })],
    ['a missing amount', event({})],
    ['a missing party', event({ wage: 1n }, {} as typeof PARTIES)],
    ['more than a bigint column holds', event({ wage: 2n ** 63n })],
  ])('throws a RangeError for an event with %s', (_name, wrong) => {
    expect(() => postingOf(wrong)).toThrow(RangeError);
  });

  it('has one fingerprint for any order of parties and amounts, and another for other contents', () => {
    const turned = (record: Record<string, unknown>) => Object.fromEntries(Object.entries(record).reverse());
    const { fingerprint } = postingOf(event({ wage: 5n }));
    expect(postingOf(event({ wage: 5n }, turned(PARTIES) as typeof PARTIES)).fingerprint).toBe(fingerprint);
    expect(postingOf(event({ wage: 6n })).fingerprint).not.toBe(fingerprint);
    expect(postingOf(event({ wage: 5n }, { ...PARTIES, engagement: 'other' })).fingerprint).not.toBe(fingerprint);
  });
});

describe('a statement', () => {
  it('shows only accounts that a user owns', () => {
    for (const kind of STATEMENT_KINDS) expect(CHART_OF_ACCOUNTS[kind].owners).not.toEqual([]);
  });
});
