import { Injectable } from '@nestjs/common';
import type { Engagement } from '@nukkad/contract/instant-work/engagements';
import type { AppealTimes } from '@nukkad/contract/instant-work/time-corrections';
import { correctionAppealTooLate, correctionMoved } from '../records/engagements.errors.js';
import { TimeCorrectionChanges } from './time-correction-changes.js';
import { TimeCorrectionRepository } from '../records/time-correction.repository.js';
import { TimeStatements } from './time-statements.js';

/** Records an appeal against the decided times: one in each correction, from the side that appeals first. */
@Injectable()
export class AppealTimesUseCase {
  constructor(
    private readonly statements: TimeStatements,
    private readonly corrections: TimeCorrectionRepository,
    private readonly changes: TimeCorrectionChanges,
  ) {}

  execute(userId: string, id: string, { text }: AppealTimes): Promise<Engagement> {
    return this.statements.recordStatement(userId, id, {
      text,
      isRepeated: ({ status, appealBy, appeal }, side) => status === 'appealed' && appealBy === side && appeal === text,
      write: async (tx, correction, side) => {
        if (correction.status === 'decided' && !correction.mayAppeal) throw correctionAppealTooLate();
        if (!(await this.corrections.appeal(tx, correction.id, side, text))) throw correctionMoved();
        const times = {
          startedAt: correction.decidedFrom ?? correction.startedAt,
          endedAt: correction.decidedTo ?? correction.endedAt,
        };
        await this.changes.notifyOfResult(tx, id, 'appealed', side, times);
        await this.changes.askStaff(tx, correction);
      },
    });
  }
}
