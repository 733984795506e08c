import { describe, expect, it } from '@jest/globals';
import { ConversationRepository } from './conversation.repository.js';

describe('ConversationRepository.lock', () => {
  it('reads the members after a wait for the lock, during which an account was joined with another', async () => {
    let otherId = 'before';
    const tx = {
      query: async (sql: string): Promise<unknown[]> => {
        // a statement reads the rows of its beginning, also when it waits
        const rows = [{ applicationId: 'application', side: 'employer', otherId }];
        if (sql.includes('FOR UPDATE')) otherId = 'joined';
        return rows;
      },
    } as never;
    const application = { id: 'application' };
    const conversations = new ConversationRepository({ lockApplicationForShare: async () => application } as never);
    expect(await conversations.lock(tx, 'asha', 'conversation')).toEqual({
      ...{ application, side: 'employer', otherId: 'joined' },
    });
  });
});
