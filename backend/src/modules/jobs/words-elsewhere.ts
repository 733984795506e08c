import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import type { EntityManager } from 'typeorm';

/** Who applied, or is about to, and for which job. */
export interface Applicant {
  jobId: string;
  seekerId: string;
}

/** A way other than the application in which employers answer. Each module that has one marks it `@KnowsEmployerWords()`. */
export interface EmployerWordsSource {
  /** Since when the applicant has words of the job's employer that still stand; null without any. */
  since(tx: EntityManager, applicant: Applicant): Promise<Date | null>;
}

const KNOWS_EMPLOYER_WORDS = 'nukkad:employer-words';

/** Marks a provider as one that knows what employers said in its module. */
export const KnowsEmployerWords = (): ClassDecorator => (target) =>
  Reflect.defineMetadata(KNOWS_EMPLOYER_WORDS, true, target);

/** What employers said outside of their applications, in all modules together. */
@Injectable()
export class WordsElsewhere implements OnApplicationBootstrap {
  private sources: readonly EmployerWordsSource[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    this.sources = this.discovery.getProviders().flatMap(({ metatype, instance }) => {
      const knows = typeof metatype === 'function' && this.reflector.get<boolean>(KNOWS_EMPLOYER_WORDS, metatype);
      return knows ? [instance as EmployerWordsSource] : [];
    });
  }

  /** Since when the applicant has words of the employer that still stand; null without any. */
  async since(tx: EntityManager, applicant: Applicant): Promise<Date | null> {
    let first: Date | null = null;
    for (const source of this.sources) {
      const at = await source.since(tx, applicant);
      if (at && (!first || at < first)) first = at;
    }
    return first;
  }
}
