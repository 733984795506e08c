import { Injectable } from '@nestjs/common';
import { type UpdateAvailability as Input, weekRangesOf } from '@nukkad/contract/instant-work/availability';
import { snapToGrid } from '@nukkad/contract/places/geo';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import { skillIdsOf } from '@nukkad/language/query-interpretation';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { Events } from '../../common/events/events.js';
import { Outbox } from '../../common/queue/outbox.js';
import { CurrentUserReadModel } from './current-user.read-model.js';
import { SuggestedKindsReadModel } from './suggested-kinds.read-model.js';
import { endAvailabilityTask } from './tasks/end-availability.task.js';
import {
  type AvailabilityToStore,
  type StoredAvailability,
  WorkerAvailabilityRepository,
} from './worker-availability.repository.js';

const missing = (field: string, key: string): DomainError =>
  new DomainError('invalid', 'errors:invalid', { fields: [{ field, key }] });

/** Returns a given list; undefined when it was omitted, null when it was removed or is empty. */
const given = <Item>(list: readonly Item[] | null | undefined): readonly Item[] | null | undefined =>
  list?.length === 0 ? null : list;

/** Returns a given value, the default when it was removed, else the previous value. */
const changed = <Value>(value: Value | null | undefined, before: Value | undefined, usual: Value): Value =>
  value === undefined ? (before ?? usual) : (value ?? usual);

/** Returns the availability after `input`; throws where the worker could not be asked for any work. */
function after(
  input: Input,
  before: StoredAvailability | null,
  { skills, suggested }: { skills: readonly string[]; suggested: readonly JobCategoryId[] },
): AvailabilityToStore {
  const { latitude, longitude } = input;
  const position = latitude === undefined || longitude === undefined ? undefined : snapToGrid({ latitude, longitude });
  const hours = given(input.hours);
  const categories = changed(given(input.categories), before?.categories, suggested);
  const next = {
    available: input.available ?? before?.available ?? false,
    position,
    radiusKm: changed(input.radiusKm, before?.radiusKm, SEARCH_RADIUS_KM),
    // without chosen categories, the suggestions at the time of this change apply
    categories: [...new Set(categories.length > 0 ? categories : suggested)],
    skillIds: skillIdsOf(skills),
    hours: hours && weekRangesOf(hours),
  };
  if (next.available && !position && !before?.hasPosition) throw missing('latitude', 'users:positionToBeAvailable');
  if (next.available && next.categories.length === 0) throw missing('categories', 'users:categoriesToBeAvailable');
  const hasHours = hours === undefined ? (before?.hasHours ?? false) : hours !== null;
  const begins = next.available && !hasHours && (input.available === true || before?.hasHours === true);
  return { ...next, begins };
}

/** Switches a worker's availability for instant work on or off, or changes place, times and kinds. */
@Injectable()
export class UpdateAvailability {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: Events,
    private readonly outbox: Outbox,
    private readonly availabilities: WorkerAvailabilityRepository,
    private readonly suggestedKinds: SuggestedKindsReadModel,
    private readonly currentUser: CurrentUserReadModel,
  ) {}

  /** Throws invalid when it would be on without a position or without a category. */
  execute(userId: string, input: Input): Promise<CurrentUser> {
    return this.transactions.run(async (tx) => {
      const profile = await this.availabilities.lockProfile(tx, userId);
      if (!profile) throw notFound();
      // an expired availability that was not swept yet is off, and a change of the radius does not switch it on
      await this.availabilities.end(tx, userId);
      const before = await this.availabilities.find(tx, userId);
      const suggested = await this.suggestedKinds.suggest(tx, userId, profile);
      const next = after(input, before, { skills: profile.skills, suggested });
      const endsAt = await this.availabilities.save(tx, userId, next);
      if (endsAt && next.begins) await this.outbox.add(tx, endAvailabilityTask, { userId }, endsAt);
      await this.events.publish(tx, [userId], { topic: 'user' });
      return this.currentUser.get(userId, tx);
    });
  }
}
