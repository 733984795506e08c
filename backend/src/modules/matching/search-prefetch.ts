import { Injectable } from '@nestjs/common';
import { AiJobsQuerySchema } from '@nukkad/contract/matching/ai-jobs';
import type { Request } from 'express';
import type { AccountPrefetch, PrefetchesWithSession } from '../../common/security/session-prefetch.js';
import { type BegunPrefetch, type PrefetchedSearch, SearchAiJobsReadModel } from './search-ai-jobs.read-model.js';

/** Reads the data of a search together with its session. */
@Injectable()
export class SearchPrefetch implements PrefetchesWithSession {
  private readonly prefetched = new WeakMap<Request, Promise<PrefetchedSearch>>();

  constructor(private readonly searches: SearchAiJobsReadModel) {}

  planPrefetch(request: Request): AccountPrefetch | null {
    const query = AiJobsQuerySchema.safeParse(request.query);
    if (!query.success) return null;
    const { sql, complete } = this.searches.beginPrefetch(query.data);
    return {
      sql,
      receive: (value) => {
        const prefetched = complete(value as Parameters<BegunPrefetch['complete']>[0]);
        // the handler awaits the promise and gets the error; when a guard rejects the call, nobody does
        prefetched.catch(() => undefined);
        this.prefetched.set(request, prefetched);
      },
    };
  }

  /** Returns the data prefetched for the request. */
  prefetchedSearch(request: Request): Promise<PrefetchedSearch> | undefined {
    return this.prefetched.get(request);
  }
}
