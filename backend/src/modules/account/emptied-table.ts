import type { EntityManager } from 'typeorm';
import type { AboutPerson, PersonalTable } from '../users/users.public.js';

/** Sorts the account's own table last, because the conditions of other tables read its addresses. */
export const accountLast = (tables: PersonalTable[]): PersonalTable[] =>
  tables.toSorted((a, b) => Number(a.table === 'users') - Number(b.table === 'users'));

/** Applies the erasure rule of one table to the rows about an account. */
export async function emptyTable(
  tx: EntityManager,
  { table, about, erased }: PersonalTable,
  userId: string,
  person: AboutPerson,
): Promise<void> {
  if (erased === 'delete') await person.query(tx, `DELETE FROM ${table} t WHERE ${about}`, [userId]);
  else if (erased !== 'stays') await person.query(tx, `UPDATE ${table} t SET ${erased.set} WHERE ${about}`, [userId]);
}
