import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type StaffUser,
  type StaffUserSummary,
  USER_SEARCH_MIN,
  USERS_FOUND_MAX,
} from '@nukkad/contract/accounts/staff-users';
import { digitsOf } from '@nukkad/contract/typing/typed-digits';
import { typedPhone } from '@nukkad/contract/typing/typed-phone';
import { DataSource } from 'typeorm';
import { patternAnywhere } from '../../common/database/like-pattern.js';
import { IS_SUSPENDED } from '../users/users.public.js';
import { SuspensionReadModel } from './suspension.read-model.js';

type Summary = Omit<StaffUserSummary, 'createdAt' | 'suspendedUntil'> & {
  createdAt: Date;
  suspendedUntil: Date | null;
};
type Facts = Summary &
  Pick<StaffUser, 'emailVerified' | 'phoneVerified' | 'language'> &
  StaffUser['counts'] & { deletionDueAt: Date | null };

/**
 * SQL: the displayed columns of the account `u`; without a known name, the name is the part of its address before the
 * @, else its number.
 */
const SUMMARY = `u.id, coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), split_part(u.email, '@', 1), u.phone) AS name,
  u.email, u.phone, u.role, u.staff_role AS "staffRole", u.created_at AS "createdAt",
  CASE WHEN ${IS_SUSPENDED} THEN u.suspended_until END AS "suspendedUntil"`;

const COUNTS = `
  (SELECT count(*)::int FROM jobs j WHERE j.employer_id = u.id) AS jobs,
  (SELECT count(*)::int FROM instant_jobs i WHERE i.employer_id = u.id) AS "instantJobs",
  (SELECT count(*)::int FROM applications a WHERE a.seeker_id = u.id) AS applications,
  (SELECT count(*)::int FROM job_reports r JOIN jobs j ON j.id = r.job_id WHERE j.employer_id = u.id)
    + (SELECT count(*)::int FROM message_reports r JOIN messages m ON m.id = r.message_id WHERE m.sender_id = u.id)
    AS "reportsAbout",
  (SELECT count(*)::int FROM job_reports r WHERE r.reporter_id = u.id)
    + (SELECT count(*)::int FROM message_reports r WHERE r.reporter_id = u.id) AS "reportsMade",
  (SELECT count(*)::int FROM suspensions s WHERE s.user_id = u.id) AS suspensions`;

const summaryOf = ({ createdAt, suspendedUntil, ...row }: Summary): StaffUserSummary => ({
  ...row,
  createdAt: createdAt.toISOString(),
  suspendedUntil: suspendedUntil?.toISOString() ?? null,
});

/** Returns the digits of a full or partial phone number, without the trunk prefix zero; null for other texts. */
function phoneDigitsOf(search: string): string | null {
  const whole = typedPhone(search);
  if (whole !== null) return digitsOf(whole);
  const digits = digitsOf(search).replace(/^0+/, '');
  return !/[^+\p{Nd}\s\p{Cf}\p{Pd}().]/u.test(search) && digits.length >= USER_SEARCH_MIN ? digits : null;
}

/** Accounts as the staff see them. */
@Injectable()
export class StaffUsersReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly suspensions: SuspensionReadModel,
  ) {}

  /** Returns accounts with `search` in their address, number or name: exact matches first, then the newest. */
  async findUsers(search: string): Promise<StaffUserSummary[]> {
    const digits = phoneDigitsOf(search);
    const rows: Summary[] = await this.dataSource.query(
      `SELECT ${SUMMARY} FROM users u
       WHERE u.erased_at IS NULL AND (u.email LIKE $1 OR u.first_name || ' ' || u.last_name ILIKE $1
         OR u.phone LIKE $2)
       ORDER BY coalesce(u.email = $3, false) DESC, u.created_at DESC, u.id LIMIT $4`,
      [
        patternAnywhere(search.toLowerCase()),
        digits === null ? null : patternAnywhere(digits),
        search.toLowerCase(),
        USERS_FOUND_MAX,
      ],
    );
    return rows.map(summaryOf);
  }

  /** Returns one account; null when it does not exist. */
  async findUser(staffId: string, id: string): Promise<StaffUser | null> {
    const [row]: Facts[] = await this.dataSource.query(
      `SELECT ${SUMMARY}, u.email_verified_at IS NOT NULL AS "emailVerified", u.language,
              u.phone_verified_at IS NOT NULL AS "phoneVerified", u.deletion_due_at AS "deletionDueAt", ${COUNTS}
       FROM users u WHERE u.id = $1 AND u.erased_at IS NULL`,
      [id],
    );
    if (!row) return null;
    const { jobs, instantJobs, applications, reportsAbout, reportsMade, suspensions, deletionDueAt, ...facts } = row;
    const { emailVerified, phoneVerified, language, ...summary } = facts;
    return {
      ...summaryOf(summary),
      ...{ emailVerified, phoneVerified, language },
      deletionDueAt: deletionDueAt?.toISOString() ?? null,
      counts: { jobs, instantJobs, applications, reportsAbout, reportsMade, suspensions },
      suspension: await this.suspensions.running(staffId, id),
    };
  }
}
