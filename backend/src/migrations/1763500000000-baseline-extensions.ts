import { Baseline } from './baseline.js';

/** Extensions of PostgreSQL that the schema uses. */
export class BaselineExtensions1763500000000 extends Baseline {
  readonly name = 'BaselineExtensions1763500000000';
  protected readonly statements = STATEMENTS;
}

const STATEMENTS = [
  `CREATE EXTENSION IF NOT EXISTS postgis`,
  `CREATE EXTENSION IF NOT EXISTS pg_trgm`,
  `CREATE EXTENSION IF NOT EXISTS btree_gist`,
];
