import type { JobCategoryId } from '@nukkad/domain/job-categories';
import type { EntityManager } from 'typeorm';

/** The work that a module knows a person to have asked for or done. Each module that knows of some marks its provider. */
export interface WorkHistory {
  /** Kinds of that work, the latest first. */
  listKinds(manager: EntityManager, userId: string): Promise<JobCategoryId[]>;
}

/** Metadata key of the classes that know work of people. */
export const KNOWS_WORK_HISTORY = 'nukkad:work-history';

/** Marks a provider as the one that knows which work people asked for or did in its module. */
export const KnowsWorkHistory = (): ClassDecorator => (target) =>
  Reflect.defineMetadata(KNOWS_WORK_HISTORY, true, target);
