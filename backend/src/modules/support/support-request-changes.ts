import { Injectable } from '@nestjs/common';
import type { SupportRequest } from '@nukkad/contract/support/support';
import type { EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/common.errors.js';
import { SupportRequestReadModel } from './support-request.read-model.js';
import { type RequestChanges, SupportRequestRepository } from './support-request.repository.js';
import { changedMeanwhile, moveRefused } from './support.errors.js';

/** Changes a request at the version that the caller read. */
@Injectable()
export class SupportRequestChanges {
  constructor(
    private readonly requests: SupportRequestRepository,
    private readonly readModel: SupportRequestReadModel,
  ) {}

  /** Throws notFound, moveRefused, or changedMeanwhile with the current request when another change came first. */
  async changeVersion(tx: EntityManager, id: string, version: number, changes: RequestChanges): Promise<void> {
    const outcome = await this.requests.change(tx, id, version, changes);
    if (outcome === 'refused') throw moveRefused();
    if (outcome === 'stale') throw changedMeanwhile(await this.getRequest(tx, id));
  }

  /** Returns the request as of this transaction. Throws notFound. */
  async getRequest(tx: EntityManager, id: string): Promise<SupportRequest> {
    const request = await this.readModel.findRequest(id, tx);
    if (!request) throw notFound();
    return request;
  }
}
