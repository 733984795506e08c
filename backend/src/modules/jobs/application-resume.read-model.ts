import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { FileStorage } from '../../common/storage/file-storage.js';
import { IS_SUSPENDED } from '../users/users.public.js';

/** A resume ready to be sent. */
export interface Resume {
  name: string;
  /** Bytes. */
  size: number;
  content: Readable;
}

/** The resume of an application, for the applicant and the employer. */
@Injectable()
export class ApplicationResumeReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
  ) {}

  /**
   * Returns null when there is none, or `userId` is neither the applicant nor the employer of the job, who must not be
   * suspended.
   */
  async open(userId: string, applicationId: string): Promise<Resume | null> {
    const rows: { name: string; size: number; storage_key: string }[] = await this.dataSource.query(
      `SELECT f.name, f.size, f.storage_key
       FROM applications a JOIN jobs j ON j.id = a.job_id JOIN files f ON f.id = a.resume_file_id
       JOIN users u ON u.id = j.employer_id
       WHERE a.id = $1 AND (a.seeker_id = $2 OR (j.employer_id = $2 AND NOT ${IS_SUSPENDED}))`,
      [applicationId, userId],
    );
    const row = rows[0];
    const content = row ? await this.storage.open(row.storage_key) : null;
    return row && content ? { name: row.name, size: row.size, content } : null;
  }
}
