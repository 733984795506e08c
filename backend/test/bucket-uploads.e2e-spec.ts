import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { createTestApp, type TestApp } from './app.js';
import { signIn } from '../src/modules/auth/tests/signed-in.js';
import { Avatars } from '../src/modules/users/avatars.js';
import { saveUser } from '../src/modules/users/tests/user.factory.js';
import { type FakeBucket, startFakeBucket } from '../src/common/storage/tests/fake-bucket.js';

describe('uploads to a bucket', () => {
  let test: TestApp;
  let service: FakeBucket;
  let cookie: string;
  let picture: Buffer;

  beforeAll(async () => {
    service = await startFakeBucket();
    const { name, endpoint, region, credentials } = service.bucket;
    test = await createTestApp({
      ...{ S3_BUCKET: name, S3_ENDPOINT: String(endpoint), S3_REGION: region },
      S3_ACCESS_KEY_ID: String(credentials?.accessKeyId),
      S3_SECRET_ACCESS_KEY: String(credentials?.secretAccessKey),
    });
    cookie = await signIn(test.app, await saveUser(test.dataSource));
    picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
  });
  afterAll(async () => {
    await test?.close();
    await service?.close();
  });

  const upload = () => test.api.post('/api/user/avatar').set('Cookie', cookie).attach('avatar', picture, 'me.png');
  const storedKeys = async (): Promise<string[]> => {
    const rows: { storage_key: string }[] = await test.dataSource.query('SELECT storage_key FROM avatars');
    return rows.map((row) => row.storage_key);
  };

  it('stores a picture in the bucket, and shows it', async () => {
    const { body } = await upload().expect(200);
    expect([...service.objects.keys()]).toEqual(await storedKeys());
    const shown = await test.api.get(body.profileImageUrl).set('Cookie', cookie).buffer(true).expect(200);
    expect(shown.body).toEqual([...service.objects.values()][0]);
  });

  it('returns 503 while the bucket does not accept files, and deletes later what still arrived', async () => {
    const before = await storedKeys();
    service.fail({ status: 503, code: 'SlowDown', times: 2 });
    const refused = await upload().expect(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const [key = ''] = (await storedKeys()).filter((stored) => !before.includes(stored));
    service.objects.set(key, Buffer.from('sent before the connection ended'));
    await test.dataSource.query(
      `UPDATE avatars SET expires_at = expires_at - interval '1 hour' WHERE storage_key = $1`,
      [key],
    );
    expect(await test.app.get(Avatars).sweep()).toBe(1);
    expect(service.objects.has(key)).toBe(false);
    expect(await storedKeys()).toEqual(before);
  });

  it('returns 503 for a picture while the bucket cannot be read', async () => {
    const { body } = await upload().expect(200);
    service.fail({ status: 500, code: 'InternalError', times: 2 });
    await test.api.get(body.profileImageUrl).set('Cookie', cookie).expect(503);
    await test.api.get(body.profileImageUrl).set('Cookie', cookie).expect(200);
  });
});
