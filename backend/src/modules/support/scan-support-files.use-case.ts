import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { FileScanner, ScanRefused } from '../../common/storage/file-scanner.js';
import { FileStorage } from '../../common/storage/file-storage.js';

/** Number of files that one run scans; the next run continues. */
const BATCH = 50;

interface Unscanned {
  id: string;
  storageKey: string;
}

/** Scans files for viruses, those without an attempt first; staff may read a file only after its scan. */
@Injectable()
export class ScanSupportFilesUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly storage: FileStorage,
    private readonly scanner: FileScanner,
  ) {}

  /**
   * Returns the number of scanned files. Throws when the engine is unreachable: the remaining files wait for the next
   * run.
   */
  async execute(): Promise<number> {
    if (!this.scanner.isOn) return 0;
    const files: Unscanned[] = await this.dataSource.query(
      `SELECT id, storage_key AS "storageKey" FROM support_files
       WHERE scan IS NULL AND expires_at IS NULL ORDER BY scan_tried_at NULLS FIRST, created_at LIMIT $1`,
      [BATCH],
    );
    let count = 0;
    for (const file of files) if (await this.scanFile(file)) count++;
    return count;
  }

  private async scanFile({ id, storageKey }: Unscanned): Promise<boolean> {
    const content = await this.storage.open(storageKey);
    if (!content) return this.recordVerdict(id, null);
    try {
      const found = await this.scanner.scan(content);
      return await this.recordVerdict(id, found === null ? 'clean' : 'infected');
    } catch (error) {
      await this.recordVerdict(id, null);
      if (error instanceof ScanRefused) return false;
      throw error;
    }
  }

  /** Records the verdict, or, with null, a failed attempt. An existing verdict is not changed. */
  private async recordVerdict(id: string, scan: 'clean' | 'infected' | null): Promise<boolean> {
    await this.dataSource.query(
      'UPDATE support_files SET scan = COALESCE(scan, $2), scan_tried_at = clock_timestamp() WHERE id = $1',
      [id, scan],
    );
    return scan !== null;
  }
}
