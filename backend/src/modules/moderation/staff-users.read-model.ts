import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type StaffUser, type StaffUserSummary, USERS_FOUND_MAX } from '@nukkad/contract/accounts/staff-users';
import { typedPhone } from '@nukkad/contract/typing/typed-phone';
import { DataSource } from 'typeorm';
import { patternAnywhere } from '../../common/database/like-pattern.js';
import { ContactDigests, hasContact } from '../../common/security/contact-digests.js';
import { AccountDetails, IS_SUSPENDED } from '../users/users.public.js';
import { SuspensionReadModel } from './suspension.read-model.js';

type Summary = Omit<StaffUserSummary, 'createdAt' | 'suspendedUntil' | 'name'> & {
  name: string | null;
  createdAt: Date;
  suspendedUntil: Date | null;
};
type Facts = Summary &
  Pick<StaffUser, 'emailVerified' | 'phoneVerified' | 'language'> &
  StaffUser['counts'] & { deletionDueAt: Date | null };

/**
 * SQL: the displayed columns of the account `u`; without a known name, the name is the part of its address before the
 * @, else null: then its number is the name.
 */
const SUMMARY = `u.id, coalesce(nullif(btrim(u.first_name || ' ' || u.last_name), ''), split_part(u.email, '@', 1)) AS name,
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

const summaryOf = ({ createdAt, suspendedUntil, name, ...row }: Summary, phone: string | null): StaffUserSummary => ({
  ...row,
  phone,
  name: name ?? phone ?? '',
  createdAt: createdAt.toISOString(),
  suspendedUntil: suspendedUntil?.toISOString() ?? null,
});

/** SQL: whether the account `u` has the number `$2`; `$5` contains the digests. */
const HAS_NUMBER = hasContact({ digest: 'u.phone_digest', contact: 'u.phone', digests: '$5', plain: '$2' });

/** Accounts as the staff see them. */
@Injectable()
export class StaffUsersReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly suspensions: SuspensionReadModel,
    private readonly details: AccountDetails,
    private readonly digests: ContactDigests,
  ) {}

  /**
   * Returns accounts with `search` in their address or name, or as their whole number, which is encrypted: exact
   * matches first, then the newest.
   */
  async findUsers(search: string): Promise<StaffUserSummary[]> {
    const phone = typedPhone(search);
    const rows: Summary[] = await this.dataSource.query(
      `SELECT ${SUMMARY} FROM users u
       WHERE u.erased_at IS NULL AND (u.email LIKE $1 OR u.first_name || ' ' || u.last_name ILIKE $1
         OR ${HAS_NUMBER})
       ORDER BY coalesce(u.email = $3, false) DESC, u.created_at DESC, u.id LIMIT $4`,
      [
        patternAnywhere(search.toLowerCase()),
        phone,
        search.toLowerCase(),
        USERS_FOUND_MAX,
        phone === null ? [] : this.digests.listDigests(phone),
      ],
    );
    return rows.map((row) => this.summaryOf(row));
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
      ...this.summaryOf(summary),
      ...{ emailVerified, phoneVerified, language },
      deletionDueAt: deletionDueAt?.toISOString() ?? null,
      counts: { jobs, instantJobs, applications, reportsAbout, reportsMade, suspensions },
      suspension: await this.suspensions.running(staffId, id),
    };
  }

  private summaryOf(row: Summary): StaffUserSummary {
    return summaryOf(row, this.details.openPhone(row.id, row.phone));
  }
}
