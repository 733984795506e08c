import { Injectable } from '@nestjs/common';
import type { Engagement } from '@nukkad/contract/instant-work/engagements';
import type { AppealPayCase } from '@nukkad/contract/instant-work/pay-cases';
import { payCaseAppealTooLate, payCaseMoved } from '../records/engagements.errors.js';
import { PayCaseRepository } from '../records/pay-case.repository.js';
import { PayCaseStatements } from './pay-case-statements.js';

/** Records an appeal against the decision in a pay case: one in each case, from the side that appeals first. */
@Injectable()
export class AppealPayCaseUseCase {
  constructor(
    private readonly statements: PayCaseStatements,
    private readonly cases: PayCaseRepository,
  ) {}

  execute(userId: string, id: string, { text }: AppealPayCase): Promise<Engagement> {
    return this.statements.recordStatement(userId, id, {
      ...{ text, news: 'payCaseAppealed' },
      assertMayState: () => undefined,
      isRepeated: ({ status, appealBy, appeal }, side) => status === 'appealed' && appealBy === side && appeal === text,
      write: async (tx, payCase, side) => {
        if (payCase.status === 'decided' && !payCase.mayAppeal) throw payCaseAppealTooLate();
        if (!(await this.cases.appeal(tx, payCase.id, side, text))) throw payCaseMoved();
      },
    });
  }
}
