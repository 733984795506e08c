import { describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { CaseComposer } from '../case-composer.js';

class TestComposer extends CaseComposer {
  protected readonly pending = { 'a:first': 'SELECT first', 'a:second': 'SELECT second' };
}

/** A composer of a database that returns a row for the statements `waiting`. */
function composerWith(waiting: readonly string[]): TestComposer {
  const query = (statement: string) => Promise.resolve(waiting.includes(statement) ? [{}] : []);
  return new TestComposer({ query } as unknown as DataSource);
}
const delivery = (text: string) => ({ deliveryId: 'd', recipientId: 'r', text, subjectId: 's', params: {} });

describe('composer of messages about cases', () => {
  it('adds nothing to the message of a case that waits for the staff', async () => {
    expect(await composerWith(['SELECT second']).compose(delivery('a:second'))).toEqual({});
  });

  it('returns no message for a case that no longer waits', async () => {
    expect(await composerWith(['SELECT second']).compose(delivery('a:first'))).toBeNull();
  });

  it('throws for a message without a statement', async () => {
    await expect(composerWith([]).compose(delivery('a:third'))).rejects.toThrow(
      'TestComposer has no statement for a:third.',
    );
  });
});
