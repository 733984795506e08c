import { Injectable } from '@nestjs/common';
import { AiJobsQuerySchema } from '@nukkad/contract/matching/ai-jobs';
import type { Request } from 'express';
import type { PrefetchesWithSession, SessionAccount } from '../../common/security/session-prefetch.js';
import { type PrefetchedSearch, SearchAiJobsReadModel } from './search-ai-jobs.read-model.js';
import { SeekerProfileReadModel } from './seeker-profile.read-model.js';

/** Starts the reads of a search while its session is read. */
@Injectable()
export class SearchPrefetch implements PrefetchesWithSession {
  private readonly prefetched = new WeakMap<Request, Promise<PrefetchedSearch>>();

  constructor(
    private readonly searches: SearchAiJobsReadModel,
    private readonly profiles: SeekerProfileReadModel,
  ) {}

  prefetch(request: Request, account: SessionAccount): void {
    const query = AiJobsQuerySchema.safeParse(request.query);
    if (!query.success) return;
    const prefetched = this.searches.prefetch(query.data, (asOf) => this.profiles.findOfSession(account, asOf));
    // the handler awaits the promise and gets the error; when a guard rejects the call, the promise is never awaited
    prefetched.catch(() => undefined);
    this.prefetched.set(request, prefetched);
  }

  /** Returns the data prefetched for the request. */
  prefetchedSearch(request: Request): Promise<PrefetchedSearch> | undefined {
    return this.prefetched.get(request);
  }
}
