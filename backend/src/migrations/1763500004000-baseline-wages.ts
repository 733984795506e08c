import { Baseline } from './baseline.js';

/** Minimum wages by state, zone, employment and skill, each with its period, and the first wages, which are not confirmed. */
export class BaselineWages1763500004000 extends Baseline {
  readonly name = 'BaselineWages1763500004000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE TABLE minimum_wages (
     id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
     state text NOT NULL,
     zone text NOT NULL,
     schedule text NOT NULL,
     skill_class text NOT NULL,
     daily integer NOT NULL,
     effective_from date NOT NULL,
     effective_to date,
     source text NOT NULL,
     source_date date NOT NULL,
     confirmed boolean NOT NULL DEFAULT false,
     CONSTRAINT minimum_wages_skill_class CHECK (skill_class IN ('unskilled', 'semi_skilled', 'skilled', 'highly_skilled')),
     CONSTRAINT minimum_wages_daily CHECK (daily > 0),
     CONSTRAINT minimum_wages_time CHECK (effective_to IS NULL OR effective_to >= effective_from),
     -- one wage applies at a time
     CONSTRAINT minimum_wages_once EXCLUDE USING gist (state WITH =, zone WITH =, schedule WITH =, skill_class WITH =,
       daterange(effective_from, effective_to, '[]') WITH &&)
   )`,
  // The first wages, to be confirmed.
  `INSERT INTO minimum_wages (state, zone, schedule, skill_class, daily, effective_from, effective_to, source, source_date)
   SELECT 'Karnataka', 'I', 'shops_and_establishments', v.skill_class, v.daily, v.since, v.until,
     'Secondary sources on the Karnataka notification for shops and commercial establishments', v.since
   FROM (VALUES ('semi_skilled', 648, date '2025-04-01', date '2026-03-31'),
                ('skilled', 714, date '2026-04-01', NULL),
                ('highly_skilled', 768, date '2026-04-01', NULL)) AS v (skill_class, daily, since, until)`,
];
