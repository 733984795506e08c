import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RESUME_MIME_TYPES, type ResumeExtension } from '@nukkad/contract/jobs/applications';
import { DataSource, type EntityManager } from 'typeorm';
import { ATTACH_WITHIN_MINUTES, AttachableFiles } from '../../common/storage/attachable-files.js';
import { FileStorage } from '../../common/storage/file-storage.js';
import type { Upload } from '../../common/storage/upload.js';
import { FileEntity } from './entities/file.entity.js';

/** Resumes, each of an account. */
@Injectable()
export class ResumeFiles extends AttachableFiles {
  constructor(@InjectDataSource() dataSource: DataSource, storage: FileStorage) {
    super(dataSource, storage, 'files');
  }

  /** Stores an upload that is still to be attached; returns its file id. */
  async storeFile(ownerId: string, upload: Upload): Promise<string> {
    const storageKey = this.storage.createKey();
    const result = await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(FileEntity)
      .values({
        ownerId,
        storageKey,
        name: upload.name,
        mime: RESUME_MIME_TYPES[upload.kind as ResumeExtension],
        size: upload.content.length,
        sha256: createHash('sha256').update(upload.content).digest('hex'),
        expiresAt: () => `clock_timestamp() + make_interval(mins => ${ATTACH_WITHIN_MINUTES})`,
      })
      .returning('id')
      .execute();
    const { id } = result.generatedMaps[0] as { id: string };
    await this.storeContent(id, storageKey, upload.content);
    return id;
  }

  /** Marks the file as permanent. Returns false when it no longer exists. */
  async attach(tx: EntityManager, ownerId: string, id: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await tx.query(
      `UPDATE files SET expires_at = NULL WHERE id = $1 AND owner_id = $2 AND expires_at > clock_timestamp()`,
      [id, ownerId],
    );
    return count > 0;
  }
}
