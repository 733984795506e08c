import { Injectable } from '@nestjs/common';
import type { PayPart } from '@nukkad/contract/papers/papers';
import type { EntityManager } from 'typeorm';
import { PaperRepository } from './paper.repository.js';
import { Papers } from './papers.js';

/** The payment to a worker for one engagement. Amounts are in paise. */
interface PaySlip {
  eventKey: string;
  practice: boolean;
  engagementId: string;
  workerId: string;
  employerId: string;
  title: string;
  /** The amount that the worker received. */
  wage: bigint;
  pay: Omit<PayPart, 'replaces'>;
}

/** Pay slips, for both sides of an engagement. */
@Injectable()
export class PaySlips {
  constructor(
    private readonly papers: Papers,
    private readonly repository: PaperRepository,
  ) {}

  /**
   * Issues the pay slip of an engagement. A later one, after a bank returned a wage, names the one that it replaces.
   */
  async issue(tx: EntityManager, { wage, pay: { worker, employer, ...pay }, ...slip }: PaySlip): Promise<void> {
    const earlier = await this.repository.findLatest(tx, slip.engagementId, ['pay_slip'], slip.practice);
    await this.papers.issue(tx, {
      ...slip,
      ...{ kind: 'pay_slip', workerName: worker, employerName: employer },
      lines: [{ kind: 'wage', amount: wage, basisPoints: null }],
      pay: { ...pay, replaces: earlier?.number ?? null },
    });
  }
}
