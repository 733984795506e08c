import { Injectable } from '@nestjs/common';
import type { Engagement } from '@nukkad/contract/instant-work/engagements';
import type { AnswerTimes } from '@nukkad/contract/instant-work/time-corrections';
import {
  contestNeedsReason,
  correctionMoved,
  ownCorrection,
  timesNeedStaff,
  timesOverlap,
} from '../records/engagements.errors.js';
import { TimeCorrectionChanges } from './time-correction-changes.js';
import { TimeCorrectionRepository } from '../records/time-correction.repository.js';
import { TimeStatements } from './time-statements.js';

/** Agrees with the times that the other side proposed, which then count, or contests them: then the staff decide. */
@Injectable()
export class AnswerTimesUseCase {
  constructor(
    private readonly statements: TimeStatements,
    private readonly corrections: TimeCorrectionRepository,
    private readonly changes: TimeCorrectionChanges,
  ) {}

  async execute(userId: string, id: string, { agrees, text }: AnswerTimes): Promise<Engagement> {
    if (!agrees && text === '') throw contestNeedsReason();
    return this.statements.recordStatement(userId, id, {
      text,
      isRepeated: ({ status, answer, by }, side) =>
        by !== side && (agrees ? status === 'agreed' : status === 'contested' && answer === text),
      write: async (tx, correction, side) => {
        if (correction.by === side) throw ownCorrection();
        if (agrees) {
          // other work may have been recorded since the proposal
          if (await this.corrections.overlapsOtherWork(tx, id, correction)) {
            throw side === 'worker' ? timesOverlap() : timesNeedStaff();
          }
          if (!(await this.corrections.agree(tx, correction.id))) throw correctionMoved();
          await this.corrections.applyTimes(tx, id, correction);
        } else {
          if (!(await this.corrections.contest(tx, correction.id, text))) throw correctionMoved();
          // the staff may have received the mail about a late answer already
          if (!correction.isStaffAsked) await this.changes.askStaff(tx, correction);
        }
        await this.changes.notifyOfResult(tx, id, agrees ? 'agreed' : 'contested', side, correction);
      },
    });
  }
}
