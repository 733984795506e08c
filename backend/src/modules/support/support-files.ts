import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { SUPPORT_EXTENSIONS, type SupportScan } from '@nukkad/contract/support/support';
import { DataSource, type EntityManager } from 'typeorm';
import { ATTACH_WITHIN_MINUTES, AttachableFiles } from '../../common/storage/attachable-files.js';
import { FileScanner } from '../../common/storage/file-scanner.js';
import { FileStorage } from '../../common/storage/file-storage.js';
import type { FileKind } from '../../common/storage/file-kind.js';
import type { Upload } from '../../common/storage/upload.js';
import { fileInfected, fileNotScanned, tooManyFiles } from './support.errors.js';

/** Kinds of files allowed in a request. */
export const SUPPORT_FILE_KINDS: readonly FileKind[] = SUPPORT_EXTENSIONS.filter((extension) => extension !== 'jpeg');

/**
 * Maximum number of bytes that all guests together may store within an hour, so that a flood does not fill the disk.
 */
const BYTES_PER_HOUR_MAX = 500 * 1024 * 1024;

/** A file ready to be sent. */
export interface SupportFile {
  name: string;
  /** Bytes. */
  size: number;
  content: Readable;
}

interface FileRow {
  name: string;
  size: number;
  storage_key: string;
  scan: 'clean' | 'infected' | null;
}

/** Files of support requests. */
@Injectable()
export class SupportFiles extends AttachableFiles {
  constructor(
    @InjectDataSource() dataSource: DataSource,
    storage: FileStorage,
    private readonly scanner: FileScanner,
  ) {
    super(dataSource, storage, 'support_files');
  }

  /** Stores an upload that is still to be attached; returns its id. Throws tooManyFiles in a flood. */
  async storeFile(upload: Pick<Upload, 'name' | 'content'>): Promise<string> {
    const storageKey = this.storage.createKey();
    const rows: { id: string }[] = await this.dataSource.query(
      `INSERT INTO support_files (storage_key, name, size, expires_at)
       SELECT $1, $2, $3, clock_timestamp() + make_interval(mins => $4)
       WHERE (SELECT COALESCE(sum(size), 0) FROM support_files WHERE created_at > clock_timestamp() - interval '1 hour')
             + $3::int <= $5::bigint
       RETURNING id`,
      [storageKey, upload.name, upload.content.length, ATTACH_WITHIN_MINUTES, BYTES_PER_HOUR_MAX],
    );
    const [row] = rows;
    if (!row) throw tooManyFiles();
    await this.storeContent(row.id, storageKey, upload.content);
    return row.id;
  }

  /** Attaches the file to the request. Returns false when it no longer exists. */
  async attach(tx: EntityManager, id: string, requestId: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE support_files SET expires_at = NULL, request_id = $2 WHERE id = $1 AND expires_at > clock_timestamp()`,
      [id, requestId],
    );
    return count > 0;
  }

  /** Attaches the file to a mail. Returns false when it no longer exists. */
  async attachToMail(tx: EntityManager, id: string, mailId: string, isWholeMail: boolean): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE support_files SET expires_at = NULL, mail_id = $2, is_whole_mail = $3
       WHERE id = $1 AND expires_at > clock_timestamp()`,
      [id, mailId, isWholeMail],
    );
    return count > 0;
  }

  /** Returns the file of a request; null when it has none. Throws fileInfected, or fileNotScanned before the scan. */
  async open(requestId: string): Promise<SupportFile | null> {
    const rows: FileRow[] = await this.dataSource.query(
      `SELECT name, size, storage_key, scan FROM support_files WHERE request_id = $1 AND expires_at IS NULL`,
      [requestId],
    );
    return this.readContent(rows[0]);
  }

  /** Returns a file of a mail in this request; null when there is none. Throws like `open`. */
  async openOfMail(requestId: string, fileId: string): Promise<SupportFile | null> {
    const rows: FileRow[] = await this.dataSource.query(
      `SELECT f.name, f.size, f.storage_key, f.scan FROM support_files f JOIN support_mails m ON m.id = f.mail_id
       WHERE m.request_id = $1 AND f.id = $2 AND f.expires_at IS NULL`,
      [requestId, fileId],
    );
    return this.readContent(rows[0]);
  }

  /** Returns the state of the virus scan; `scan` is the engine's verdict. */
  scanOf(scan: FileRow['scan']): SupportScan {
    return scan ?? (this.scanner.isOn ? 'waiting' : 'off');
  }

  private async readContent(row: FileRow | undefined): Promise<SupportFile | null> {
    const scan = this.scanOf(row?.scan ?? null);
    if (row && scan === 'infected') throw fileInfected();
    if (row && scan === 'waiting') throw fileNotScanned();
    const content = row ? await this.storage.open(row.storage_key) : null;
    return row && content ? { name: row.name, size: row.size, content } : null;
  }

  /** Marks the files of these existing requests for deletion by the sweep. */
  async release(tx: EntityManager, requestIds: readonly string[]): Promise<void> {
    await tx.query(
      `UPDATE support_files SET expires_at = '-infinity'
       WHERE id IN (
         SELECT id FROM support_files WHERE request_id = ANY($1::uuid[])
         UNION ALL
         SELECT f.id FROM support_files f JOIN support_mails m ON m.id = f.mail_id WHERE m.request_id = ANY($1::uuid[]))`,
      [requestIds],
    );
  }

  /** Deletes the files of all requests of an account. */
  async removeOfSender(userId: string): Promise<void> {
    const [rows]: [{ id: string; storage_key: string }[], number] = await this.dataSource.query(
      `UPDATE support_files SET expires_at = '-infinity'
       WHERE request_id IN (SELECT id FROM support_requests WHERE user_id = $1)
          OR mail_id IN (SELECT m.id FROM support_mails m JOIN support_requests r ON r.id = m.request_id
                         WHERE r.user_id = $1)
       RETURNING id, storage_key`,
      [userId],
    );
    for (const row of rows) await this.removeFile(row.id, row.storage_key);
  }
}
