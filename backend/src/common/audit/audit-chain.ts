import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** The last link of the chain. */
export interface ChainHead {
  sequence: number;
  digest: string;
}

/** What a look at the whole chain found. */
export interface ChainState {
  links: number;
  /** Null for an empty chain. */
  head: ChainHead | null;
  /** One line each: what was changed, taken out or put in. */
  faults: string[];
}

const FAULTS_SHOWN = 20;

/**
 * The chain of audit entries: each link holds the digest of its entry and of the link before. Whoever changes, removes or adds an
 * entry behind the back of the product has to write every later link anew, and cannot reach a head that was noted elsewhere.
 */
@Injectable()
export class AuditChain {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Reads the whole chain; `known` is a head that was noted earlier. */
  async verify(known?: ChainHead): Promise<ChainState> {
    const faults: { fault: string }[] = await this.dataSource.query(
      `WITH link AS (
         SELECT l.*, lag(l.digest, 1, '') OVER (ORDER BY sequence) AS previous, row_number() OVER (ORDER BY sequence) AS place
         FROM audit_links l)
       SELECT format('link %s: %s', l.sequence, CASE
           WHEN e.id IS NULL THEN 'its entry ' || l.entry_id || ' is missing'
           WHEN l.sequence <> l.place THEN 'links before it are missing'
           ELSE 'its entry ' || l.entry_id || ' was changed' END) AS fault
       FROM link l LEFT JOIN audit_entries e ON e.id = l.entry_id
       WHERE e.id IS NULL OR l.sequence <> l.place OR l.digest <> audit_digest(l.previous, e)
       UNION ALL
       SELECT format('entry %s has no link', e.id) FROM audit_entries e
       WHERE NOT EXISTS (SELECT FROM audit_links l WHERE l.entry_id = e.id)
       LIMIT ${FAULTS_SHOWN}`,
    );
    const [head]: ChainHead[] = await this.dataSource.query(
      `SELECT sequence::int, digest FROM audit_links ORDER BY audit_links.sequence DESC LIMIT 1`,
    );
    const lost = known && !(await this.holds(known)) ? [`the noted head ${known.sequence} is not in the chain`] : [];
    return { links: head?.sequence ?? 0, head: head ?? null, faults: [...faults.map(({ fault }) => fault), ...lost] };
  }

  private async holds({ sequence, digest }: ChainHead): Promise<boolean> {
    const found: unknown[] = await this.dataSource.query(
      'SELECT FROM audit_links WHERE sequence = $1 AND digest = $2',
      [sequence, digest],
    );
    return found.length > 0;
  }
}
