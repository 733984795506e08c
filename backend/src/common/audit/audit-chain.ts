import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/** The last link of the chain. */
export interface ChainHead {
  sequence: number;
  digest: string;
}

/** Result of a verification of the whole chain. */
export interface ChainState {
  links: number;
  /** Null for an empty chain. */
  head: ChainHead | null;
  /** One text for each changed, removed or added entry. */
  faults: string[];
}

const FAULTS_SHOWN = 20;
/** Links that one statement reads: far less than its limit of time allows. */
const PAGE_SIZE = 10_000;
/** Before every link, also before those that somebody put in front of the first one. */
const LEAST_SEQUENCE = '-9223372036854775808';

/**
 * The chain of audit entries: each link holds the digest of its entry and of the link before. Whoever changes, removes or adds an
 * entry behind the back of the product has to write every later link anew, and cannot reach a head that was noted elsewhere.
 */
@Injectable()
export class AuditChain {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Reads the whole chain as of one moment; `known` is a head that was noted earlier. */
  verify(known?: ChainHead, pageSize = PAGE_SIZE): Promise<ChainState> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      const [head]: ChainHead[] = await tx.query(
        `SELECT sequence::int, digest FROM audit_links ORDER BY audit_links.sequence DESC LIMIT 1`,
      );
      const faults = [...(await this.findFaults(tx, pageSize)), ...(await this.findUnlinked(tx, pageSize))];
      const lost =
        known && !(await this.hasLink(tx, known)) ? [`the noted head ${known.sequence} is not in the chain`] : [];
      return { links: head?.sequence ?? 0, head: head ?? null, faults: [...faults.slice(0, FAULTS_SHOWN), ...lost] };
    });
  }

  /** Compares links with their entries, page by page in the order of the chain, until enough faults are found. */
  private async findFaults(tx: EntityManager, pageSize: number): Promise<string[]> {
    const faults: string[] = [];
    let after: string | null = LEAST_SEQUENCE;
    do {
      const [page]: { last: string | null; faults: string[] }[] = await tx.query(
        `WITH page AS (
           SELECT sequence, entry_id, digest FROM audit_links WHERE sequence > $1 ORDER BY sequence LIMIT $2),
         link AS (
           SELECT p.*, lag(p.digest, 1, coalesce(former.digest, '')) OVER (ORDER BY p.sequence) AS previous,
             lag(p.sequence, 1, greatest($1::bigint, 0)) OVER (ORDER BY p.sequence) AS before
           FROM page p LEFT JOIN audit_links former ON former.sequence = $1)
         SELECT (SELECT max(sequence) FROM page)::text AS last,
           coalesce(array_agg(format('link %s: %s', l.sequence, CASE
             WHEN e.id IS NULL THEN 'its entry ' || l.entry_id || ' is missing'
             WHEN l.sequence <> l.before + 1 THEN 'links before it are missing'
             ELSE 'its entry ' || l.entry_id || ' was changed' END) ORDER BY l.sequence)
             FILTER (WHERE e.id IS NULL OR l.sequence <> l.before + 1 OR l.digest <> audit_digest(l.previous, e)), '{}') AS faults
         FROM link l LEFT JOIN audit_entries e ON e.id = l.entry_id`,
        [after, pageSize],
      );
      faults.push(...(page?.faults ?? []));
      after = page?.last ?? null;
    } while (after !== null && faults.length < FAULTS_SHOWN);
    return faults;
  }

  /** Finds entries without a link, page by page. */
  private async findUnlinked(tx: EntityManager, pageSize: number): Promise<string[]> {
    const faults: string[] = [];
    let after: string | null = null;
    do {
      const [page]: { last: string | null; faults: string[] }[] = await tx.query(
        `WITH page AS (SELECT id FROM audit_entries WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT $2)
         SELECT (SELECT id FROM page ORDER BY id DESC LIMIT 1) AS last,
           array(SELECT format('entry %s has no link', p.id) FROM page p
                 WHERE NOT EXISTS (SELECT FROM audit_links l WHERE l.entry_id = p.id)) AS faults`,
        [after, pageSize],
      );
      faults.push(...(page?.faults ?? []));
      after = page?.last ?? null;
    } while (after !== null && faults.length < FAULTS_SHOWN);
    return faults;
  }

  private async hasLink(tx: EntityManager, { sequence, digest }: ChainHead): Promise<boolean> {
    const found: unknown[] = await tx.query('SELECT FROM audit_links WHERE sequence = $1 AND digest = $2', [
      sequence,
      digest,
    ]);
    return found.length > 0;
  }
}
