import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FileBucket } from '../../config/file-bucket.js';
import { BucketFileStorage } from './bucket-file-storage.js';
import { StorageFull, StorageUnavailable } from './storage-errors.js';
import { type FakeBucket, startFakeBucket } from './tests/fake-bucket.js';

/** Milliseconds that the service may be silent here; it answers at once unless it is told to be silent. */
const ANSWER_TIMEOUT_MS = 300;
const RESUME = Buffer.from('%PDF-1.7 ಆಶಾ');

describe('bucket file storage', () => {
  let service: FakeBucket;
  const [error, warn] = [jest.fn<(fields: object) => void>(), jest.fn<(fields: object) => void>()];
  const opened: BucketFileStorage[] = [];
  const connect = (bucket: FileBucket = service.bucket): BucketFileStorage => {
    opened.push(new BucketFileStorage(bucket, { error, warn }, ANSWER_TIMEOUT_MS));
    return opened.at(-1) as BucketFileStorage;
  };

  beforeEach(async () => {
    error.mockReset();
    warn.mockReset();
    service = await startFakeBucket({ prefix: 'ka/' });
  });
  afterEach(async () => {
    for (const storage of opened.splice(0)) await storage.onApplicationShutdown();
    await service.close();
  });

  it('returns stored content to every process until it is removed', async () => {
    const [storage, other] = [connect(), connect()];
    const key = storage.createKey();
    await storage.put(key, RESUME);
    expect([...service.objects.keys()]).toEqual([`ka/${key}`]);
    expect(await text((await other.open(key))!)).toBe(RESUME.toString());
    await other.remove(key);
    expect(await storage.open(key)).toBeNull();
    await storage.remove(key); // once more does no harm
  });

  it.each(['../outside.txt', 'ab/cd/../../../outside.txt', '/etc/passwd', 'ab/cd/short', ''])(
    'sends nothing for the key "%s", which could name another object',
    async (key) => {
      const storage = connect();
      await expect(storage.put(key, RESUME)).rejects.toThrow('not a storage key');
      await expect(storage.open(key)).rejects.toThrow('not a storage key');
      await expect(storage.remove(key)).rejects.toThrow('not a storage key');
      expect(service.requests).toEqual([]);
    },
  );

  it('repeats a call once after an error of the service', async () => {
    const storage = connect();
    const key = storage.createKey();
    service.fail({ status: 503, code: 'SlowDown', times: 1 });
    await storage.put(key, RESUME);
    expect(service.objects.get(`ka/${key}`)).toEqual(RESUME);
    expect(service.requests).toHaveLength(2);
  });

  it.each([
    ['is too busy', { status: 503, code: 'SlowDown', times: 9 }],
    ['limits the calls', { status: 429, code: 'TooManyRequests', times: 9 }],
    ['fails', { status: 500, code: 'InternalError', times: 9 }],
    ['does not answer', { isSilent: true, times: 9 }],
  ] as const)('throws StorageUnavailable after two tries when the service %s', async (_what, fault) => {
    const storage = connect();
    service.fail(fault);
    await expect(storage.put(storage.createKey(), RESUME)).rejects.toThrow(StorageUnavailable);
    expect(service.requests).toHaveLength(2);
    expect(service.objects.size).toBe(0);
    expect(warn.mock.calls).toEqual([[{ event: 'storage.unavailable', reason: expect.any(String) }]]);
  });

  it('throws StorageUnavailable when nothing listens at the address', async () => {
    const storage = connect();
    await service.close();
    await expect(storage.open(storage.createKey())).rejects.toThrow(StorageUnavailable);
    await expect(storage.remove(storage.createKey())).rejects.toThrow(StorageUnavailable);
  });

  it('throws StorageFull when the service accepts no more files', async () => {
    const storage = connect();
    service.fail({ status: 403, code: 'QuotaExceeded', times: 1 });
    await expect(storage.put(storage.createKey(), RESUME)).rejects.toThrow(StorageFull);
  });

  it('fails the stream of a file when the connection ends in its content', async () => {
    const storage = connect();
    const key = storage.createKey();
    await storage.put(key, RESUME);
    service.fail({ cutsContent: true, times: 1 });
    await expect(text((await storage.open(key))!)).rejects.toThrow('aborted');
  });

  it('reports a bucket that cannot be used at the start, and passes on the error of each call', async () => {
    const bucket = { ...service.bucket, credentials: { accessKeyId: 'nukkad', secretAccessKey: 'wrong' } };
    const storage = connect(bucket);
    await storage.onApplicationBootstrap();
    expect(error.mock.calls).toEqual([
      [{ event: 'storage.bucket-unusable', bucket: 'files', reason: expect.stringContaining('403') }],
    ]);
    await expect(storage.put(storage.createKey(), RESUME)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  });

  it('reports nothing at the start when the bucket can be used', async () => {
    await connect().onApplicationBootstrap();
    expect(error).not.toHaveBeenCalled();
    expect(service.requests).toEqual(['HEAD /files/']);
  });
});
