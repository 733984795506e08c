import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { categoriesOfSkills } from '@nukkad/language/query-interpretation';
import { DataSource, type EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/common.errors.js';
import { KNOWS_WORK_HISTORY, type WorkHistory } from './work-history.js';
import type { WorkProfile } from './worker-availability.repository.js';
import { findMarkedProviders } from '../../common/discovery/marked-providers.js';

/**
 * Kinds of work suggested for a person who chose none: those of the profile, then those of earlier work and
 * applications.
 */
@Injectable()
export class SuggestedKindsReadModel implements OnApplicationBootstrap {
  private histories: readonly WorkHistory[] = [];

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    this.histories = findMarkedProviders<WorkHistory>(this.discovery, this.reflector, KNOWS_WORK_HISTORY).map(
      ({ provider }) => provider,
    );
  }

  /** Returns the suggestions for an account; throws notFound when it does not exist. */
  async getOwn(userId: string): Promise<JobCategoryId[]> {
    const rows: WorkProfile[] = await this.dataSource.query(
      'SELECT skills, preferred_categories AS "preferredCategories" FROM users WHERE id = $1',
      [userId],
    );
    if (!rows[0]) throw notFound();
    return this.suggest(this.dataSource.manager, userId, rows[0]);
  }

  /** Returns the suggestions for the account with `profile`, each kind once; empty without data. */
  async suggest(manager: EntityManager, userId: string, profile: WorkProfile): Promise<JobCategoryId[]> {
    const { preferredCategories, skills } = profile;
    // skills find work by themselves; they suggest a kind only where the profile names none
    const kinds = new Set(preferredCategories.length > 0 ? preferredCategories : categoriesOfSkills(skills));
    for (const history of this.histories) {
      for (const kind of await history.listKinds(manager, userId)) kinds.add(kind);
    }
    return [...kinds];
  }
}
