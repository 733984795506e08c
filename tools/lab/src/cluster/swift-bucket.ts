import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { freePort } from '@nukkad/tools/start/checks-before-start';
import { UserError } from '@nukkad/tools/start/user-error';
import { awaitCondition } from './await-condition.js';
import { BackgroundProgram, findPrograms } from './background-program.js';

const BUCKET = 'nukkad';
const REGION = 'us-east-1';
const ACCOUNT = 'lab';
const USER = 'files';
const SECRET = 'secret-of-the-lab';
const STORES = ['account', 'container', 'object'] as const;

/** The programs that a bucket needs. */
export const BUCKET_PROGRAMS = [
  ...(['swift-ring-builder', 'swift-proxy-server'] as const),
  ...STORES.map((store) => `swift-${store}-server` as const),
];
type Store = (typeof STORES)[number];

const settingsOf = (folder: string, port: number): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
fallocate_reserve = 0
`;

const storeConfiguration = (store: Store, folder: string, port: number): string => `${settingsOf(folder, port)}
[pipeline:main]
pipeline = ${store}-server
[app:${store}-server]
use = egg:swift#${store}
`;

const proxyConfiguration = (folder: string, port: number): string => `${settingsOf(folder, port)}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
allow_multipart_uploads = false
[filter:tempauth]
use = egg:swift#tempauth
user_${ACCOUNT}_${USER} = ${SECRET} .admin
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
`;

/** An S3-compatible service: OpenStack Swift with one device, on ports of 127.0.0.1. */
export class SwiftBucket {
  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly proxy: BackgroundProgram,
    private readonly stores: readonly BackgroundProgram[],
  ) {}

  /** Starts it with an empty bucket. Throws UserError if a program is not installed or the service does not answer. */
  static async start(): Promise<SwiftBucket> {
    const programs = findPrograms(BUCKET_PROGRAMS);
    const folder = mkdtempSync(join(tmpdir(), 'nukkad-swift-'));
    mkdirSync(join(folder, 'devices', 'd1'), { recursive: true });
    const write = (name: string, text: string): string => {
      const file = join(folder, name);
      writeFileSync(file, text);
      return file;
    };
    const stores: BackgroundProgram[] = [];
    for (const store of STORES) {
      const port = await freePort();
      buildRing(programs['swift-ring-builder'], join(folder, `${store}.builder`), port);
      const file = write(`${store}.conf`, storeConfiguration(store, folder, port));
      stores.push(new BackgroundProgram(programs[`swift-${store}-server`], [file]));
    }
    const port = await freePort();
    const proxy = new BackgroundProgram(programs['swift-proxy-server'], [
      write('proxy.conf', proxyConfiguration(folder, port)),
    ]);
    const bucket = new SwiftBucket(folder, port, proxy, stores);
    await bucket.create();
    return bucket;
  }

  /** Settings of the product for this bucket. */
  get environment(): Record<string, string> {
    return {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${this.port}`,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: `${ACCOUNT}:${USER}`,
      S3_SECRET_ACCESS_KEY: SECRET,
    };
  }

  /** Sends a signal to the process that answers the calls. */
  signal(name: NodeJS.Signals): void {
    this.proxy.signal(name);
  }

  /** Ends the process that answers the calls, as a crash does. */
  kill(): Promise<void> {
    return this.proxy.kill();
  }

  restart(): void {
    this.proxy.restart();
  }

  /** Ends all without waiting, and deletes the files. */
  end(): void {
    for (const program of [this.proxy, ...this.stores]) program.end();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  /** Creates the bucket as soon as the service answers. */
  private async create(): Promise<void> {
    const { S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = this.environment;
    const client = new S3Client({
      ...{ endpoint: S3_ENDPOINT, region: REGION, forcePathStyle: true, maxAttempts: 1 },
      credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? '', secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
    });
    try {
      let failure: unknown;
      const isCreated = await awaitCondition(() =>
        client.send(new CreateBucketCommand({ Bucket: BUCKET })).then(
          () => true,
          (error: unknown) => {
            failure = error;
            return false;
          },
        ),
      );
      if (isCreated) return;
      this.end();
      throw new UserError(`The S3-compatible service does not answer: ${String(failure)}`);
    } finally {
      client.destroy();
    }
  }
}

/** Writes the ring of a store with one device. */
function buildRing(program: string, file: string, port: number): void {
  for (const command of [['create', '4', '1', '0'], ['add', `r1z1-127.0.0.1:${port}/d1`, '1'], ['rebalance']]) {
    const { status, stderr } = spawnSync(program, [file, ...command], { encoding: 'utf8' });
    // 1: done, with a warning
    if (status === null || status > 1) throw new UserError(`The ring of Swift could not be built: ${stderr}`);
  }
}
