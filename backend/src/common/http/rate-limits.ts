import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { prepared } from '../database/prepared-statements.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { tooMany } from '../errors/common.errors.js';
import { ContactDigests } from '../security/contact-digests.js';
import { subscriberOf } from './subscriber.js';

/** A rate limit: at most `limit` uses in any window of `seconds`. */
export interface RateLimit {
  name: string;
  limit: number;
  seconds: number;
}

/** Factor by which limits of IP addresses are relaxed where they are not strict. */
export const RELAXED_FACTOR = 100;

const subjectOf = (ip: string, browser = ''): string => `ip:${subscriberOf(ip)}${browser && ` ${browser}`}`;

/**
 * Rate limits in the database, by its clock, shared by all processes. Sliding window: a use counts until it is older
 * than the window. Refused calls do not count. Keys contain keyed digests, because subjects are addresses and numbers of
 * people.
 */
@Injectable()
export class RateLimits {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly digests: ContactDigests,
  ) {}

  /**
   * Counts one use by the subscriber of an IP address, or by one browser of theirs; the limit is a hundred times wider unless IP
   * limits are strict.
   */
  async consumeForIp(limit: RateLimit, ip: string, browser = ''): Promise<void> {
    const factor = this.config.strictIpLimits ? 1 : RELAXED_FACTOR;
    await this.consume({ ...limit, limit: limit.limit * factor }, subjectOf(ip, browser));
  }

  /**
   * Removes one use of an IP address's subscriber after a successful attempt. Thousands of people share an address of a
   * mobile carrier, so that only failed and unfinished attempts count against it.
   */
  async restoreForIp({ name }: Pick<RateLimit, 'name'>, ip: string): Promise<void> {
    await this.dataSource.query(`UPDATE rate_limits SET hits = hits[:cardinality(hits) - 1] WHERE key = $1`, [
      this.keyOf({ name }, subjectOf(ip)),
    ]);
  }

  /** Counts one use by `subject`; throws 429 with the seconds to wait when there were too many. */
  async consume(limit: RateLimit, subject: string, manager?: EntityManager): Promise<void> {
    const wait = await this.tryConsume(limit, subject, manager);
    if (wait > 0) throw tooMany(wait);
  }

  /** Counts one use by `subject` and returns 0, or returns the seconds to wait and counts nothing. */
  async tryConsume(
    limit: RateLimit,
    subject: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<number> {
    const parameters = [this.keyOf(limit, subject), limit.seconds, limit.limit];
    const taken: unknown[] = await manager.query(
      prepared(`INSERT INTO rate_limits AS r (key, hits, expires_at)
       VALUES ($1, ARRAY[clock_timestamp()], clock_timestamp() + make_interval(secs => $2))
       ON CONFLICT (key) DO UPDATE SET
         hits = ARRAY(SELECT hit FROM unnest(r.hits) AS hit
                      WHERE hit > clock_timestamp() - make_interval(secs => $2) ORDER BY hit) || clock_timestamp(),
         expires_at = clock_timestamp() + make_interval(secs => $2)
       WHERE (SELECT count(*) FROM unnest(r.hits) AS hit
              WHERE hit > clock_timestamp() - make_interval(secs => $2)) < $3::int
       RETURNING key`),
      parameters,
    );
    return taken.length > 0 ? 0 : Math.max(1, await this.getWaitSeconds(limit, subject, manager));
  }

  /** Seconds until `subject` may use `limit` again; 0 while it may. Counts nothing. */
  async getWaitSeconds(
    limit: RateLimit,
    subject: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<number> {
    // the next use is allowed when the use `limit` places from the end is too old to count
    const rows: { wait: number }[] = await manager.query(
      `SELECT ceil($2 - extract(epoch FROM clock_timestamp() - hit))::int AS wait
       FROM rate_limits, unnest(hits) AS hit WHERE key = $1 ORDER BY hit DESC OFFSET $3::int - 1 LIMIT 1`,
      [this.keyOf(limit, subject), limit.seconds, limit.limit],
    );
    return Math.max(0, rows[0]?.wait ?? 0);
  }

  /** Deletes the recorded uses of `limit` by `subject`. */
  async deleteUses(limit: RateLimit, subject: string): Promise<void> {
    await this.dataSource.query(`DELETE FROM rate_limits WHERE key = $1`, [this.keyOf(limit, subject)]);
  }

  /** The digest differs between limits, and from the digest that an account with the same number has. */
  private keyOf({ name }: Pick<RateLimit, 'name'>, subject: string): string {
    return `${name}:${this.digests.digest(`${name}:${subject}`)}`;
  }
}
