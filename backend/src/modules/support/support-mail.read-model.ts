import { Injectable } from '@nestjs/common';
import type { SupportMail, SupportMailFile } from '@nukkad/contract/support/support';
import type { EntityManager } from 'typeorm';
import { SupportFiles } from './support-files.js';

interface Row extends Omit<SupportMail, 'files'> {
  id: string;
  entryId: string | null;
}

interface FileRow extends Omit<SupportMailFile, 'scan'> {
  mailId: string;
  scan: 'clean' | 'infected' | null;
}

/** The mails of a request as shown to staff. */
@Injectable()
export class SupportMailReadModel {
  constructor(private readonly supportFiles: SupportFiles) {}

  /** By the entry that a mail is, or by the request where it is that. */
  async findInRequest(manager: EntityManager, requestId: string): Promise<ReadonlyMap<string, SupportMail>> {
    const mails: Row[] = await manager.query(
      `SELECT id, entry_id AS "entryId", is_automatic AS "isAutomatic", is_cut AS "isCut", left_out AS "leftOut",
         is_sender_doubtful AS "isSenderDoubtful"
       FROM support_mails WHERE request_id = $1`,
      [requestId],
    );
    if (mails.length === 0) return new Map();
    const rows: FileRow[] = await manager.query(
      `SELECT id, mail_id AS "mailId", name, size AS bytes, is_whole_mail AS "isWholeMail", scan FROM support_files
       WHERE mail_id = ANY($1::uuid[]) AND expires_at IS NULL ORDER BY is_whole_mail, created_at, id`,
      [mails.map(({ id }) => id)],
    );
    const files = rows.map((row) => ({ ...row, scan: this.supportFiles.scanOf(row.scan) }));
    return new Map(
      mails.map(({ id, entryId, ...mail }) => [
        entryId ?? requestId,
        { ...mail, files: files.filter(({ mailId }) => mailId === id).map(({ mailId: _of, ...file }) => file) },
      ]),
    );
  }
}
