import { Injectable } from '@nestjs/common';
import { skillIdsOf } from '@nukkad/language/query-interpretation';
import type { CurrentUser, WorkPreferences } from '@nukkad/contract/accounts/users';
import { Transactions } from '../../common/database/transactions.js';
import { Events } from '../../common/events/events.js';
import { CurrentUserReadModel } from './current-user.read-model.js';
import { UserRepository } from './user.repository.js';
import { WorkerAvailabilityRepository } from './worker-availability.repository.js';

/** Returns the first of each of `words`, ignoring case. */
function distinct(words: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const word of words) if (!seen.has(word.toLowerCase())) seen.set(word.toLowerCase(), word);
  return [...seen.values()];
}

/** Updates a person's work preferences: skills, categories, pay, hours, language. Omitted fields are unchanged. */
@Injectable()
export class UpdateWorkPreferences {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UserRepository,
    private readonly availabilities: WorkerAvailabilityRepository,
    private readonly currentUser: CurrentUserReadModel,
    private readonly events: Events,
  ) {}

  execute(userId: string, input: WorkPreferences): Promise<CurrentUser> {
    return this.transactions.run(async (tx) => {
      await this.users.setWorkPreferences(tx, userId, {
        ...input,
        ...(input.skills ? { skills: distinct(input.skills) } : {}),
        ...(input.preferredCategories ? { preferredCategories: [...new Set(input.preferredCategories)] } : {}),
        ...(input.workHours ? { workHours: [...new Set(input.workHours)] } : {}),
      });
      if (input.skills) await this.availabilities.setSkills(tx, userId, skillIdsOf(input.skills));
      await this.events.publish(tx, [userId], { topic: 'user' });
      return this.currentUser.get(userId, tx);
    });
  }
}
