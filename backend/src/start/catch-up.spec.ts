import { describe, expect, it, jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { catchUp } from './catch-up.js';

/** An application whose rounds take a moment and write down when they begin and end. */
function appWithRounds(names: readonly string[], seen: string[]): INestApplicationContext {
  const round = (name: string) => ({
    fireOnTick: async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push(`${name} ends`);
    },
  });
  const rounds = new Map(names.map((name) => [name, round(name)]));
  return { get: jest.fn(() => ({ getCronJobs: () => rounds })) } as unknown as INestApplicationContext;
}
const later = () => new Promise((resolve) => setTimeout(resolve, 60));

describe('catching up at the start', () => {
  it('runs every round once, one after the other', async () => {
    const seen: string[] = [];
    catchUp(appWithRounds(['expire', 'remind'], seen));
    await later();
    expect(seen).toEqual(['expire begins', 'expire ends', 'remind begins', 'remind ends']);
  });

  it('begins no round after the end', async () => {
    const seen: string[] = [];
    const end = catchUp(appWithRounds(['expire', 'remind'], seen));
    end();
    await later();
    expect(seen).toEqual(['expire begins', 'expire ends']);
  });
});
