import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  STATUS_LIST_HOURS,
  STATUS_LIST_SIZE,
  STATUS_LIST_TYP,
  statusListPath,
} from '@nukkad/contract/work-records/work-record-rules';
import type { WorkRecordIssuer } from '@nukkad/contract/work-records/work-records';
import { DataSource } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { RecordKeys, type RecordSigner } from './record-keys.js';

const compress = promisify(deflate);
const HOUR_SECONDS = 3600;
const BYTE_BITS = 8;

/**
 * Public data of the issuer for verifiers: its keys, and signed lists of revoked records, in which a record is one of
 * 65,536 bits.
 */
@Injectable()
export class StatusListReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly keys: RecordKeys,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async getIssuer(): Promise<WorkRecordIssuer> {
    await this.findSigner();
    const { manager } = this.dataSource;
    const keys = await this.keys.listPublic(manager);
    const withdrawn = await this.keys.listWithdrawn(manager);
    const { list } = await this.readNewest();
    return { issuer: this.config.publicUrl, now: new Date().toISOString(), jwks: { keys }, withdrawn, lists: list + 1 };
  }

  /** Throws notFound for a list that no record has an entry of, except the first one. */
  async getList(list: number): Promise<string> {
    const signer = await this.findSigner();
    const newest = await this.readNewest();
    if (list > newest.list) throw notFound();
    const revoked: { position: number }[] = await this.dataSource.query(
      `SELECT position FROM work_record_statuses WHERE list = $1 AND revoked_at IS NOT NULL`,
      [list],
    );
    const bits = Buffer.alloc(STATUS_LIST_SIZE / BYTE_BITS);
    for (const { position } of revoked) {
      const at = Math.floor(position / BYTE_BITS);
      bits.writeUInt8(bits.readUInt8(at) | (1 << (position % BYTE_BITS)), at);
    }
    return signer.sign(STATUS_LIST_TYP, {
      sub: `${this.config.publicUrl}${statusListPath(list)}`,
      ...{ iat: newest.now, exp: newest.now + STATUS_LIST_HOURS * HOUR_SECONDS, ttl: HOUR_SECONDS },
      status_list: { bits: 1, lst: (await compress(bits)).toString('base64url') },
    });
  }

  /** The newest list, and the time of the database in seconds. */
  private async readNewest(): Promise<{ list: number; now: number }> {
    const [newest]: { list: number; now: number }[] = await this.dataSource.query(
      `SELECT coalesce(max(list), 0) AS list, extract(epoch FROM clock_timestamp())::int AS now FROM work_record_statuses`,
    );
    if (!newest) throw new Error('The database states no time');
    return newest;
  }

  /** Reads without a lock, so that records can be verified while the database is read-only. */
  private async findSigner(): Promise<RecordSigner> {
    const known = await this.keys.findSigner(this.dataSource.manager);
    return known ?? this.transactions.run((tx) => this.keys.lockSigner(tx));
  }
}
