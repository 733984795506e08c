import type { JoiningRefusal } from '@nukkad/domain/account';
import type { EntityManager } from 'typeorm';

/** Rows of one table that say something about a person. In the SQL, `t` is the table and `$1` the account's id. */
export interface PersonalTable {
  table: string;
  /** SQL: whether a row is about the person. */
  about: string;
  /**
   * What the person gets to see of it: the name of the list in the export, and the columns that stay out because they are
   * secrets, digests or somebody else's words. `read` adds to each row what only the module can read, such as what is kept
   * encrypted. Rows that match the SQL of `unless` stay out. Null: nothing in it would tell the person anything.
   */
  shown: {
    as: string;
    without: readonly string[];
    unless?: string;
    read?: (manager: EntityManager, userId: string) => Promise<Record<string, unknown>>;
  } | null;
  /**
   * What erasing does to it: the rows go; or they stay as somebody else's history, and these SQL assignments empty them;
   * or nothing, since they hold no more than ids and times.
   */
  erased: 'delete' | 'stays' | { set: string };
  /**
   * What joining two accounts does to the rows when `$1` goes into `$2`. `set`: these SQL assignments move them, except those that
   * match `unless`. `ends`: they are not moved. In both cases, rows that are still about `$1` are then erased as `erased` says.
   * `stays`: they are left as they are, because they belong to rows that move or record who did something. `refused`: with such rows
   * the accounts are not joined, for this reason.
   */
  joined: { set: string; unless?: string } | 'ends' | 'stays' | { refused: JoiningRefusal };
}

/** Two accounts of one person: `from` ends, and what it has goes into `into`. */
export interface AccountsToJoin {
  from: string;
  into: string;
}

/** What a module holds about people. Each module that holds something provides one and marks it `@HoldsPersonalData()`. */
export interface PersonalData {
  readonly tables: readonly PersonalTable[];
  /** The person wants to go: what is under way ends, in this transaction. */
  onDeletionRequested?(tx: EntityManager, userId: string): Promise<void>;
  /** Erases what the tables alone do not tell, in the transaction that erases them. */
  erase?(tx: EntityManager, userId: string): Promise<void>;
  /** Why the accounts may not be joined, beyond what the tables tell; null when nothing here stands against it. */
  refusesJoining?(tx: EntityManager, accounts: AccountsToJoin): Promise<JoiningRefusal | null>;
  /** Ends what must not go over, in the transaction that joins the accounts and before the rows move. */
  beforeJoining?(tx: EntityManager, accounts: AccountsToJoin): Promise<void>;
  /** Removes the person's files, outside of any transaction; may run again. */
  removeFiles?(userId: string): Promise<void>;
}

export const HOLDS_PERSONAL_DATA = 'nukkad:personal-data';

/** Marks a provider as the one that knows what its module holds about people. */
export const HoldsPersonalData = (): ClassDecorator => (target) =>
  Reflect.defineMetadata(HOLDS_PERSONAL_DATA, true, target);
