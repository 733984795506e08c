import type { DataSource, EntityManager } from 'typeorm';
import { MinimumWageFileError, type MinimumWageLine, readMinimumWageFile } from './minimum-wage-file.js';

/** Result of an import: numbers of wages. */
export interface MinimumWageImport {
  added: number;
  changed: number;
  same: number;
}

const OVERLAP = '23P01';
const KEY = `state = $1 AND zone = $2 AND schedule = $3 AND skill_class = $4 AND effective_from = $5`;

/**
 * Imports the wages of a file, all or none. The key of a wage is state, zone, schedule, skill class and first day: an
 * equal wage changes nothing, another figure or end replaces it. Throws MinimumWageFileError before any row is written,
 * and when two wages would be valid on one day.
 */
export async function importMinimumWages(dataSource: DataSource, path: string): Promise<MinimumWageImport> {
  const lines = await readMinimumWageFile(path);
  const done: MinimumWageImport = { added: 0, changed: 0, same: 0 };
  try {
    await dataSource.transaction(async (tx) => {
      await waitForTurn(tx);
      // wages that end earlier come first, so that the next one does not overlap
      const ends = (line: MinimumWageLine): string => line.effective_to ?? '9999';
      for (const line of [...lines].sort((a, b) => (ends(a) < ends(b) ? -1 : 1))) {
        const key = [line.state, line.zone, line.schedule, line.skill_class, line.effective_from];
        const rest = [line.daily, line.effective_to, line.source, line.source_date, line.confirmed];
        const [known]: { same: boolean }[] = await tx.query(
          `SELECT (daily, effective_to, source, source_date, confirmed)
             IS NOT DISTINCT FROM ($6::integer, $7::date, $8::text, $9::date, $10::boolean) AS same
           FROM minimum_wages WHERE ${KEY}`,
          [...key, ...rest],
        );
        done[!known ? 'added' : known.same ? 'same' : 'changed']++;
        if (known?.same) continue;
        await tx.query(
          known
            ? `UPDATE minimum_wages SET daily = $6, effective_to = $7, source = $8, source_date = $9, confirmed = $10
               WHERE ${KEY}`
            : `INSERT INTO minimum_wages (state, zone, schedule, skill_class, effective_from, daily, effective_to, source,
                 source_date, confirmed) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
          [...key, ...rest],
        );
      }
    });
  } catch (error) {
    if ((error as { code?: string }).code !== OVERLAP) throw error;
    throw new MinimumWageFileError(
      'Two wages of one zone, schedule and class would hold on one day; nothing was imported.',
    );
  }
  return done;
}

/** Serializes imports until the end of the transaction: two of them would insert the same wages. Readers do not wait. */
async function waitForTurn(tx: EntityManager): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('wages.import', 0))`);
}
