import type { TestApp } from '../../../../test/app.js';
import { ContactDigests } from '../../../common/security/contact-digests.js';
import { AccountDetails } from '../account-details.js';

type Row = Record<string, unknown>;

/** Returns the rows of accounts that match the SQL of `condition`, by column, with their numbers decrypted. */
export async function readStoredUsers(test: TestApp, condition: string, values: readonly unknown[]): Promise<Row[]> {
  const details = test.app.get(AccountDetails, { strict: false });
  const rows: (Row & { id: string; phone: string | null; pending_phone: string | null })[] =
    await test.dataSource.query(
      `SELECT u.*, u.phone_verified_at IS NOT NULL AS verified FROM users u WHERE ${condition}`,
      [...values],
    );
  return rows.map(({ id, phone, pending_phone: pendingPhone, ...row }) => {
    const opened = details.open(id, { phone, pendingPhone });
    return { ...row, id, phone: opened.phone, pending_phone: opened.pendingPhone };
  });
}

/** Returns the stored digest of a contact. */
export const digestOf = (test: TestApp, contact: string): string =>
  test.app.get(ContactDigests, { strict: false }).digest(contact);
