import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { findMarkedProviders, markProvider } from '../../common/discovery/marked-providers.js';

/** A present or future applicant, and the job. */
export interface Applicant {
  jobId: string;
  seekerId: string;
}

/**
 * A way of employers' responses outside of the application. Each module with one marks it
 * `@ProvidesEmployerResponses()`.
 */
export interface EmployerResponseSource {
  /** Returns the time of the first valid response of the job's employer to the applicant; null without any. */
  since(tx: EntityManager, applicant: Applicant): Promise<Date | null>;
}

const EMPLOYER_RESPONSE_SOURCE = 'nukkad:employer-response-source';

/** Marks a provider of employers' responses in its module. */
export const ProvidesEmployerResponses = (): ClassDecorator => markProvider(EMPLOYER_RESPONSE_SOURCE);

/** Responses of employers outside of their applications, of all modules. */
@Injectable()
export class EmployerResponses implements OnApplicationBootstrap {
  private sources: readonly EmployerResponseSource[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    this.sources = findMarkedProviders<EmployerResponseSource>(
      this.discovery,
      this.reflector,
      EMPLOYER_RESPONSE_SOURCE,
    ).map(({ provider }) => provider);
  }

  /** Returns the time of the first valid response of the employer to the applicant; null without any. */
  async since(tx: EntityManager, applicant: Applicant): Promise<Date | null> {
    let first: Date | null = null;
    for (const source of this.sources) {
      const at = await source.since(tx, applicant);
      if (at && (!first || at < first)) first = at;
    }
    return first;
  }
}
