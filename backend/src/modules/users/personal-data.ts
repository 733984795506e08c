import type { JoiningRefusal } from '@nukkad/contract/accounts/account';
import type { EntityManager } from 'typeorm';

/**
 * Rows of one table with data about a person. In the SQL, `t` is the table and `$1` the account's id; AboutPerson binds
 * the lists `:contacts` and `:contactDigests`.
 */
export interface PersonalTable {
  table: string;
  /** SQL: whether a row is about the person. */
  about: string;
  /**
   * The export of the table to the person: the name of the list, and the excluded columns, which contain secrets,
   * digests or another person's texts. `read` adds data to each row that only the module can read, such as encrypted
   * values. Rows that match the SQL of `unless` are excluded. Null: the table contains no information for the person.
   */
  shown: {
    as: string;
    without: readonly string[];
    unless?: string;
    read?: (manager: EntityManager, userId: string) => Promise<Record<string, unknown>>;
  } | null;
  /**
   * Effect of erasure on the table: the rows are deleted; or they remain as another person's history, and these SQL
   * assignments clear them; or no effect, because they contain only ids and times.
   */
  erased: 'delete' | 'stays' | { set: string };
  /**
   * Effect on the rows of joining two accounts when `$1` is joined to `$2`. `set`: these SQL assignments move them,
   * except rows that match `unless`. `ends`: they are not moved. In both cases, rows that are still about `$1` are then
   * erased as `erased` specifies. `stays`: they are unchanged, because they belong to rows that move or record who did
   * an action. `refused`: with such rows the accounts are not joined, for this reason.
   */
  joined: { set: string; unless?: string } | 'ends' | 'stays' | { refused: JoiningRefusal };
}

/** Two accounts of one person: `from` ends, and its data moves to `into`. */
export interface AccountsToJoin {
  from: string;
  into: string;
}

/** The personal data of a module. Each module with personal data provides one and marks it `@HoldsPersonalData()`. */
export interface PersonalData {
  readonly tables: readonly PersonalTable[];
  /** Ends open work at the request for deletion, in its transaction. */
  onDeletionRequested?(tx: EntityManager, userId: string): Promise<void>;
  /** Erases data beyond the declared tables, in the transaction that erases these. */
  erase?(tx: EntityManager, userId: string): Promise<void>;
  /** Returns the reason that prevents joining, beyond the rules of the tables; null when there is none. */
  refusesJoining?(tx: EntityManager, accounts: AccountsToJoin): Promise<JoiningRefusal | null>;
  /** Ends rows that must not move, in the transaction that joins the accounts and before the rows move. */
  beforeJoining?(tx: EntityManager, accounts: AccountsToJoin): Promise<void>;
  /** Deletes the person's files, outside of any transaction; idempotent. */
  removeFiles?(userId: string): Promise<void>;
}

export const HOLDS_PERSONAL_DATA = 'nukkad:personal-data';

/** Marks a provider of its module's personal data. */
export const HoldsPersonalData = (): ClassDecorator => (target) =>
  Reflect.defineMetadata(HOLDS_PERSONAL_DATA, true, target);
