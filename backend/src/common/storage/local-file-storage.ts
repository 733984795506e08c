import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { FileStorage } from './file-storage.js';

const partialOf = (path: string): string => `${path}.part`;

/** Files in a local folder, spread over two levels; written beside and renamed, so no half file is ever seen. */
@Injectable()
export class LocalFileStorage extends FileStorage {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {
    super();
  }

  async put(key: string, content: Buffer): Promise<void> {
    const path = this.resolvePath(key);
    const partial = partialOf(path);
    await mkdir(dirname(path), { recursive: true });
    const file = await open(partial, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    await rename(partial, path);
  }

  async open(key: string): Promise<Readable | null> {
    const path = this.resolvePath(key);
    const found = await stat(path).catch(() => null);
    return found?.isFile() ? createReadStream(path) : null;
  }

  async remove(key: string): Promise<void> {
    const path = this.resolvePath(key);
    await rm(path, { force: true });
    await rm(partialOf(path), { force: true });
  }

  private resolvePath(key: string): string {
    this.assertKey(key);
    return join(this.config.filesDir, key);
  }
}
