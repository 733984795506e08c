import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type {
  ListSuspensionAppealsQuery,
  OwnSuspension,
  Suspension,
  SuspensionAppealState,
} from '@nukkad/contract/accounts/suspensions';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, pageOf, type Keyset, keysetTime, readCursor } from '../../common/http/page.js';
import { ContactReadModel } from '../users/users.public.js';
import { IS_RUNNING } from './suspension.repository.js';

interface Row extends Keyset, Pick<Suspension, 'reason' | 'text'> {
  userId: string;
  suspendedBy: string | null;
  startsAt: Date;
  endsAt: Date;
  liftedAt: Date | null;
  appealText: string | null;
  appealedAt: Date | null;
  appealState: SuspensionAppealState | null;
  note: string | null;
  decidedAt: Date | null;
}

const SELECT = `SELECT s.id, s.user_id AS "userId", s.suspended_by AS "suspendedBy", s.reason, s.text,
    s.starts_at AS "startsAt", s.ends_at AS "endsAt", s.lifted_at AS "liftedAt", s.appeal_text AS "appealText",
    s.appealed_at AS "appealedAt", s.appeal_state AS "appealState", s.decision_note AS note,
    s.decided_at AS "decidedAt", ${keysetTime('s.appealed_at')} AS at
  FROM suspensions s`;

const appealOf = (row: Row): Suspension['appeal'] =>
  row.appealedAt && row.appealState
    ? {
        text: row.appealText ?? '',
        createdAt: row.appealedAt.toISOString(),
        state: row.appealState,
        note: row.note,
        decidedAt: row.decidedAt?.toISOString() ?? null,
      }
    : null;

const factsOf = (row: Row): OwnSuspension => ({
  reason: row.reason,
  text: row.text,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  appeal: appealOf(row),
});

/** Suspensions, as the staff and as the account concerned read them. */
@Injectable()
export class SuspensionReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly contacts: ContactReadModel,
  ) {}

  /** Returns the active suspension of an account, in the view of the account. */
  async findOwnRunning(
    userId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<OwnSuspension | null> {
    const rows: Row[] = await manager.query(`${SELECT} WHERE s.user_id = $1 AND ${IS_RUNNING}`, [userId]);
    return rows[0] ? factsOf(rows[0]) : null;
  }

  /** Returns the active suspension, in the view of `staffId`. */
  async running(
    staffId: string,
    userId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Suspension | null> {
    const rows: Row[] = await manager.query(`${SELECT} WHERE s.user_id = $1 AND ${IS_RUNNING}`, [userId]);
    return (await this.shown(staffId, rows, manager))[0] ?? null;
  }

  /** Returns one suspension; null when there is none. */
  async findSuspension(staffId: string, id: string, manager: EntityManager): Promise<Suspension | null> {
    const rows: Row[] = await manager.query(`${SELECT} WHERE s.id = $1`, [id]);
    return (await this.shown(staffId, rows, manager))[0] ?? null;
  }

  /** Returns the suspensions with an appeal of one state, newest first. */
  async appealPage(staffId: string, { state, limit, cursor }: ListSuspensionAppealsQuery): Promise<Page<Suspension>> {
    const list = `suspension-appeals ${state}`;
    const after = readCursor(list, cursor);
    const rows: Row[] = await this.dataSource.query(
      `${SELECT} WHERE s.appeal_state = $1 ${after ? 'AND (s.appealed_at, s.id) < ($3::timestamptz, $4::uuid)' : ''}
       ORDER BY s.appealed_at DESC, s.id DESC LIMIT $2`,
      [state, limit + 1, ...(after ? [after.at, after.id] : [])],
    );
    const shown = new Map(
      (await this.shown(staffId, rows, this.dataSource.manager)).map((suspension) => [suspension.id, suspension]),
    );
    return pageOf(list, rows, limit, ({ id }) => shown.get(id) as Suspension);
  }

  private async shown(staffId: string, rows: readonly Row[], manager: EntityManager): Promise<Suspension[]> {
    const ids = rows.flatMap(({ userId, suspendedBy }) => (suspendedBy ? [userId, suspendedBy] : [userId]));
    const people = await this.contacts.findByIds(ids, manager);
    const personOf = (id: string) => ({ id, name: people.get(id)?.name ?? '' });
    return rows.map((row) => ({
      id: row.id,
      user: personOf(row.userId),
      ...factsOf(row),
      suspendedBy: row.suspendedBy === null ? null : personOf(row.suspendedBy),
      liftedAt: row.liftedAt?.toISOString() ?? null,
      mayDecide: row.appealState === 'open' && ![row.suspendedBy, row.userId].includes(staffId),
    }));
  }
}
