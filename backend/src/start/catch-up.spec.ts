import { describe, expect, it, jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { until } from '../../test/until.js';
import { catchUp } from './catch-up.js';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Returns an application with rounds that last one turn of the event loop and record when they begin and end. */
function appWithRounds(names: readonly string[], seen: string[]): INestApplicationContext {
  const round = (name: string) => ({
    fireOnTick: async () => {
      seen.push(`${name} begins`);
      await nextTurn();
      seen.push(`${name} ends`);
    },
  });
  const rounds = new Map(names.map((name) => [name, round(name)]));
  return { get: jest.fn(() => ({ getCronJobs: () => rounds })) } as unknown as INestApplicationContext;
}

describe('catching up at the start', () => {
  it('runs every round once, one after the other', async () => {
    const seen: string[] = [];
    catchUp(appWithRounds(['expire', 'remind'], seen));
    expect(await until(() => seen.length === 4)).toBe(true);
    expect(seen).toEqual(['expire begins', 'expire ends', 'remind begins', 'remind ends']);
  });

  it('begins no round after the end', async () => {
    const seen: string[] = [];
    const end = catchUp(appWithRounds(['expire', 'remind'], seen));
    end();
    expect(await until(() => seen.length > 1)).toBe(true);
    for (let turns = 0; turns < 10; turns++) await nextTurn(); // the next round would have begun by now
    expect(seen).toEqual(['expire begins', 'expire ends']);
  });
});
