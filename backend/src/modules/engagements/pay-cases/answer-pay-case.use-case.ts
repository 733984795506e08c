import { Injectable } from '@nestjs/common';
import type { Engagement } from '@nukkad/contract/instant-work/engagements';
import type { AnswerPayCase } from '@nukkad/contract/instant-work/pay-cases';
import { employerOnly, payCaseMoved } from '../records/engagements.errors.js';
import { PayCaseRepository } from '../records/pay-case.repository.js';
import { PayCaseStatements } from './pay-case-statements.js';

/** Records the employer's answer about the money; the case then waits for the staff's decision. */
@Injectable()
export class AnswerPayCaseUseCase {
  constructor(
    private readonly statements: PayCaseStatements,
    private readonly cases: PayCaseRepository,
  ) {}

  execute(userId: string, id: string, { text }: AnswerPayCase): Promise<Engagement> {
    return this.statements.recordStatement(userId, id, {
      ...{ text, news: 'payCaseAnswered' },
      assertMayState: (side) => {
        if (side === 'worker') throw employerOnly();
      },
      isRepeated: ({ status, answer }) => status === 'answered' && answer === text,
      write: async (tx, payCase) => {
        if (!(await this.cases.answer(tx, payCase.id, text))) throw payCaseMoved();
      },
    });
  }
}
