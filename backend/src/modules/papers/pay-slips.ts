import { Injectable } from '@nestjs/common';
import { indianDay } from '@nukkad/contract/india-time';
import type { PayPart } from '@nukkad/contract/papers/papers';
import type { EntityManager } from 'typeorm';
import { PaperRepository } from './paper.repository.js';
import { Papers } from './papers.js';
import { type YearlyPayChange, YearlyPayRepository } from './yearly-pay.repository.js';

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
    private readonly years: YearlyPayRepository,
  ) {}

  /**
   * Issues the pay slip of an engagement, and adds it to the pay of its year. A later one, after a bank returned a wage,
   * names the one that it replaces, and only their difference is added, to the year of the first. Returns the change of
   * that year; null for practice money, and for an event that has its slip.
   */
  async issue(
    tx: EntityManager,
    { wage, pay: { worker, employer, ...pay }, ...slip }: PaySlip,
  ): Promise<YearlyPayChange | null> {
    const earlier = await this.repository.findLatest(tx, slip.engagementId, ['pay_slip'], slip.practice);
    const isNew = await this.papers.issue(tx, {
      ...slip,
      ...{ kind: 'pay_slip', workerName: worker, employerName: employer },
      lines: [{ kind: 'wage', amount: wage, basisPoints: null }],
      pay: { ...pay, replaces: earlier?.number ?? null },
    });
    if (!isNew || slip.practice) return null;
    const day = earlier?.issuedOn ?? indianDay(new Date());
    return this.years.add(tx, slip.workerId, day, wage - (earlier?.total ?? 0n));
  }
}
