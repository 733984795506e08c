import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { INVITED_LISTED_MAX, type InvitedPerson, type InvitedStatus } from '@nukkad/contract/payments/rewards';
import { DataSource } from 'typeorm';
import { RewardPayoutsReadModel } from '../payments/payments.public.js';
import { INVITED_STATUS } from './invited-status.js';
import { shortName } from './short-name.js';

interface Row {
  invited_id: string;
  first_name: string;
  last_name: string;
  created_at: Date;
  status: InvitedStatus;
  joined: number;
  counted: number;
}

/** The people who joined by a person's link: their number, the number that counts, and the newest of them. */
export interface InvitedPeople {
  joined: number;
  counted: number;
  newest: InvitedPerson[];
}

/** Invited accounts by inviter, and whether each counts. */
@Injectable()
export class InvitedPeopleReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly payouts: RewardPayoutsReadModel,
  ) {}

  async getInvitedPeople(inviterId: string): Promise<InvitedPeople> {
    const rows: Row[] = await this.dataSource.query(
      `WITH invited AS (
         SELECT r.invited_id, r.created_at, u.first_name, u.last_name,
                ${INVITED_STATUS} AS status
         FROM referrals r JOIN users u ON u.id = r.invited_id JOIN users i ON i.id = r.inviter_id
         WHERE r.inviter_id = $1)
       SELECT invited_id, created_at, first_name, last_name, status,
              (count(*) OVER ())::int AS joined, (count(*) FILTER (WHERE status = 'counts') OVER ())::int AS counted
       FROM invited ORDER BY created_at DESC, invited_id LIMIT $2`,
      [inviterId, INVITED_LISTED_MAX],
    );
    const states = await this.payouts.listStates(
      inviterId,
      rows.map((row) => row.invited_id),
    );
    return {
      joined: rows[0]?.joined ?? 0,
      counted: rows[0]?.counted ?? 0,
      newest: rows.map((row) => ({
        name: shortName(row.first_name, row.last_name),
        joinedAt: row.created_at.toISOString(),
        status: row.status,
        ...(states.get(row.invited_id) ?? { step: null, why: null }),
      })),
    };
  }
}
