import { Inject, Injectable } from '@nestjs/common';
import { paperSeries } from '@nukkad/contract/papers/paper-numbers';
import { paperKeptUntil } from '@nukkad/contract/papers/paper-retention';
import { indianDay } from '@nukkad/contract/india-time';
import type { EntityManager } from 'typeorm';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import type { NewPaper } from './paper-content.js';
import { PaperRepository } from './paper.repository.js';

/** Issues papers, in the transaction of the fact that they are about. */
@Injectable()
export class Papers {
  constructor(
    private readonly papers: PaperRepository,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * Issues a paper with the next number of its series. Returns false when the event already has its paper. Call it last:
   * the series is locked until the transaction ends. `now` determines the day and the financial year.
   */
  async issue(tx: EntityManager, paper: NewPaper, now = new Date()): Promise<boolean> {
    if (await this.papers.findByEvent(tx, paper.eventKey)) return false;
    const { kind, eventKey, practice, engagementId, workerId, employerId, title } = paper;
    const [series, issuedOn] = [paperSeries(kind, practice, this.config.REGION_ID), indianDay(now)];
    const lines = paper.lines.filter(({ amount }) => amount !== 0n);
    const content = {
      title,
      lines: lines.map((line) => ({ ...line, amount: String(line.amount) })),
      tax: paper.tax ?? null,
      pay: paper.pay ?? null,
    };
    await this.papers.insert(tx, {
      ...{ kind, series, eventKey, practice, engagementId, workerId, employerId, issuedOn, content },
      keptUntil: paperKeptUntil(issuedOn),
      ...(await this.papers.allocateNumber(tx, series, issuedOn)),
      workerName: paper.workerName ?? '',
      employerName: paper.employerName ?? '',
      total: lines.reduce((sum, { amount }) => sum + amount, 0n),
    });
    return true;
  }
}
