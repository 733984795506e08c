import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ListContestsQuery, StaffContest } from '@nukkad/contract/payments/staff-contests';
import { DataSource, type EntityManager } from 'typeorm';
import type { Page } from '../../../common/http/page.js';
import { ContestListReadModel, type ListedContest } from '../../payments/payments.public.js';
import { type ProofRow, PROOFS, proofsOf } from '../records/attendance-proofs.js';
import { hoursFor, type WorkRecord } from '../records/engagement-payments.js';
import type { EngagementEntity } from '../entities/engagement.entity.js';

type Work = WorkRecord & Pick<EngagementEntity, 'title'> & { proofs: ProofRow[] };

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

function staffContestOf(contest: ListedContest, work: Work, staffId: string): StaffContest {
  const { openedBy, claimed, stated, reason, answer, workerId, employerId } = contest;
  const figure = (owed: string, text: string) => ({ owed, hours: hoursFor(owed, work.maxRate), text });
  const [opener, other] = [figure(claimed, reason), figure(stated, answer)];
  const isOwnProposal = contest.state === 'appealed' && contest.proposedBy === staffId;
  return {
    ...{ id: contest.id, engagementId: contest.engagementId, title: work.title, state: contest.state },
    ...{ openedBy, openedAt: contest.openedAt.toISOString() },
    ...(openedBy === 'worker' ? { worker: opener, employer: other } : { worker: other, employer: opener }),
    ...{ undisputed: contest.undisputed, ceiling: contest.ceiling },
    ...{ proposed: contest.proposed, proposalReason: contest.proposalReason, appealedBy: contest.appealedBy },
    ...{ owed: contest.owed, decisionReason: contest.decisionReason },
    ...{ startsAt: work.startsAt.toISOString(), endsAt: work.endsAt.toISOString() },
    ...{ startedAt: iso(work.startedAt), endedAt: iso(work.endedAt), endedBy: work.endedBy },
    ...{ claimPhase: work.claimPhase, claimBy: work.claimBy, claimAt: iso(work.claimAt), proofs: proofsOf(work) },
    ...{ dueAt: contest.state === 'closed' ? null : iso(contest.dueAt), isOverdue: contest.isOverdue },
    mayDecide: contest.isToDecide && !isOwnProposal && ![workerId, employerId].includes(staffId),
  };
}

/** Contested hours as shown to the staff: the figures of both sides, and the record of the work. */
@Injectable()
export class StaffContestReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly contests: ContestListReadModel,
  ) {}

  /** Returns the contests of one list, for this member of the staff. */
  async listPage(staffId: string, query: ListContestsQuery): Promise<Page<StaffContest>> {
    const page = await this.contests.listPage(query);
    return { ...page, items: await this.buildViews(this.dataSource.manager, page.items, staffId) };
  }

  /** Returns one contest; null when there is none. */
  async findContest(manager: EntityManager, id: string, staffId: string): Promise<StaffContest | null> {
    const contest = await this.contests.findContest(manager, id);
    if (!contest) return null;
    const [view] = await this.buildViews(manager, [contest], staffId);
    return view ?? null;
  }

  private async buildViews(
    manager: EntityManager,
    contests: readonly ListedContest[],
    staffId: string,
  ): Promise<StaffContest[]> {
    if (contests.length === 0) return [];
    const rows: Work[] = await manager.query(
      `SELECT id, title, max_rate AS "maxRate", starts_at AS "startsAt", ends_at AS "endsAt", started_at AS "startedAt",
              ended_at AS "endedAt", ended_by AS "endedBy", claim_phase AS "claimPhase", claim_by AS "claimBy",
              claim_at AS "claimAt", ${PROOFS}
       FROM engagements e WHERE id = ANY ($1)`,
      [contests.map(({ engagementId }) => engagementId)],
    );
    const works = new Map(rows.map((work) => [work.id, work]));
    return contests.flatMap((contest) => {
      const work = works.get(contest.engagementId);
      return work ? [staffContestOf(contest, work, staffId)] : [];
    });
  }
}
