import { Injectable } from '@nestjs/common';
import { AiJobsQuerySchema } from '@nukkad/domain/ai-jobs';
import type { Request } from 'express';
import type { ReadsWithSession, SessionAccount } from '../../common/security/read-with-session.js';
import { type BegunSearch, SearchAiJobsReadModel } from './search-ai-jobs.read-model.js';
import { SeekerProfileReadModel } from './seeker-profile.read-model.js';

/** Begins a search while its session is read. */
@Injectable()
export class SearchStart implements ReadsWithSession {
  private readonly begun = new WeakMap<Request, Promise<BegunSearch>>();

  constructor(
    private readonly searches: SearchAiJobsReadModel,
    private readonly profiles: SeekerProfileReadModel,
  ) {}

  begin(request: Request, account: SessionAccount): void {
    const query = AiJobsQuerySchema.safeParse(request.query);
    if (!query.success) return;
    const begun = this.searches.begin(query.data, (asOf) => this.profiles.ofSession(account, asOf));
    // the handler awaits it and sees the error; when a guard refuses the call, nobody awaits it
    begun.catch(() => undefined);
    this.begun.set(request, begun);
  }

  /** What was read for the request. */
  of(request: Request): Promise<BegunSearch> | undefined {
    return this.begun.get(request);
  }
}
