import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import type { JobReview, ReviewedKind } from '@nukkad/contract/jobs/job-reviews';
import type { EntityManager } from 'typeorm';
import { findMarkedProviders, markProvider } from '../../common/discovery/marked-providers.js';

/** A job as staff read it. */
export interface ReviewedJob {
  id: string;
  employerId: string;
  title: string;
  company: string;
  description: string;
  requiredSkills: string[];
  pay: NonNullable<JobReview['pay']>;
}

/** SQL: the columns of a `ReviewedJob`, which the tables of all kinds of jobs have. */
export const REVIEWED_JOB_COLUMNS = `id, employer_id AS "employerId", title, company, description,
  required_skills AS "requiredSkills",
  jsonb_build_object('minRate', min_rate, 'maxRate', max_rate, 'rateType', rate_type, 'currency', currency) AS pay`;

/** The jobs of one kind. The module of these jobs marks its source `@ProvidesReviewedJobs(kind)`. */
export interface ReviewedJobSource {
  byIds(manager: EntityManager, ids: readonly string[]): Promise<ReviewedJob[]>;
  /** Removes the job from all listings. */
  remove(tx: EntityManager, id: string): Promise<void>;
}

const REVIEWED_JOB_SOURCE = 'nukkad:reviewed-job-source';

/** Marks a provider of the jobs of `kind`. */
export const ProvidesReviewedJobs = (kind: ReviewedKind): ClassDecorator => markProvider(REVIEWED_JOB_SOURCE, kind);

/** The jobs that reviews are about, of all kinds. */
@Injectable()
export class ReviewedJobs implements OnApplicationBootstrap {
  private readonly sources = new Map<ReviewedKind, ReviewedJobSource>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    const found = findMarkedProviders<ReviewedJobSource, ReviewedKind>(
      this.discovery,
      this.reflector,
      REVIEWED_JOB_SOURCE,
    );
    for (const { provider, mark } of found) this.sources.set(mark, provider);
  }

  /** Returns the source of a kind. Throws when no module has one, which is a programming error. */
  getSource(kind: ReviewedKind): ReviewedJobSource {
    const source = this.sources.get(kind);
    if (!source) throw new Error(`No module provides reviewed jobs of kind ${kind}.`);
    return source;
  }
}
