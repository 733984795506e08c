import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { EntityManager } from 'typeorm';

/**
 * The kinds of work that a person requested or did, as far as a module knows them. Each such module marks its provider.
 */
export interface WorkHistory {
  /** Kinds of that work, the latest first. */
  listKinds(manager: EntityManager, userId: string): Promise<JobCategoryId[]>;
}

/** Metadata key of the providers of work history. */
export const KNOWS_WORK_HISTORY = 'nukkad:work-history';

/** Marks a provider of its module's work history. */
export const KnowsWorkHistory = (): ClassDecorator => (target) =>
  Reflect.defineMetadata(KNOWS_WORK_HISTORY, true, target);
