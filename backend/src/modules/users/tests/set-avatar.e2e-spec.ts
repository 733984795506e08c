import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { FileStorage } from '../../../common/storage/file-storage.js';
import { signIn } from '../../auth/tests/signed-in.js';
import { Avatars } from '../avatars.js';
import { saveUser } from './user.factory.js';

const CAMERA = 'SECRETCAMERA';

/** Returns a picture of 400 x 300: left half red, right half blue, with metadata of the camera. */
const photo = (): ReturnType<typeof sharp> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#f00' } })
    .composite([{ input: { create: { width: 200, height: 300, channels: 3, background: '#00f' } }, left: 200, top: 0 }])
    .withExif({ IFD0: { Model: CAMERA, Copyright: CAMERA } });

const asJpeg = () => photo().jpeg().toBuffer();

describe('setAvatar', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const person = async () => {
    const { id } = await saveUser(test.dataSource);
    return { id, cookie: await signIn(test.app, { id }) };
  };
  const upload = (cookie: string, content: Buffer, name = 'me.jpg') =>
    test.api.post('/api/user/avatar').set('Cookie', cookie).attach('avatar', content, name);
  const fetchPicture = (cookie: string, path: string) =>
    test.api
      .get(path)
      .set('Cookie', cookie)
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      });

  it.each([
    ['a JPEG', asJpeg, 'me.jpg'],
    ['a PNG', () => photo().png().toBuffer(), 'me.png'],
    ['a WebP under another name', () => photo().webp().toBuffer(), 'me.jpg'],
  ])('makes a square WebP without metadata of %s', async (_name, make, name) => {
    const { cookie } = await person();
    const original = await make();
    expect(original.includes(CAMERA)).toBe(true);
    const { status, body } = await upload(cookie, original, name);
    expect(status).toBe(200);
    expect(body.profileImageUrl).toMatch(/^\/api\/avatars\/[0-9a-f-]{36}$/);
    const answer = await fetchPicture(cookie, body.profileImageUrl).expect(200);
    const picture = answer.body as Buffer;
    const { format, width, height, exif, xmp, icc } = await sharp(picture).metadata();
    expect({ format, width, height, exif, xmp, icc }).toEqual({ format: 'webp', width: 256, height: 256 });
    expect(picture.includes(CAMERA)).toBe(false);
    const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200); // left: red
    expect(data[256 * 3 - 1]).toBeGreaterThan(200); // right: blue
  });

  it('stores one of two concurrent uploads', async () => {
    const { id, cookie } = await person();
    const pictures = await Promise.all([asJpeg(), photo().png().toBuffer(), photo().webp().toBuffer()]);
    const answers = await Promise.all(pictures.map((picture) => upload(cookie, picture)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const used: { id: string }[] = await test.dataSource.query(
      'SELECT id FROM avatars WHERE user_id = $1 AND expires_at IS NULL',
      [id],
    );
    const { body } = await test.api.get('/api/auth/user').set('Cookie', cookie).expect(200);
    expect(used.map((row) => `/api/avatars/${row.id}`)).toEqual([body.profileImageUrl]);
  });

  it('leaves only files that the sweep finds when the process crashes during the write', async () => {
    const { id, cookie } = await person();
    const storage = test.app.get(FileStorage);
    let whileWriting: object[] = [];
    const write = jest.spyOn(storage, 'put').mockImplementationOnce(async () => {
      whileWriting = await test.dataSource.query(
        'SELECT storage_key FROM avatars WHERE user_id = $1 AND expires_at IS NOT NULL',
        [id],
      );
      throw new Error('the process is gone');
    });
    await upload(cookie, await asJpeg()).expect(500);
    const [key] = write.mock.calls[0] ?? [];
    write.mockRestore();
    expect(whileWriting).toEqual([{ storage_key: key }]); // the sweep finds it by this row
  });

  it('rotates a picture upright', async () => {
    const { cookie } = await person();
    const lying = await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { body } = await upload(cookie, lying);
    const picture = (await fetchPicture(cookie, body.profileImageUrl)).body as Buffer;
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200); // red is above
    expect(data[info.width * (info.height - 1) * info.channels + 2]).toBeGreaterThan(200); // blue is below
  });

  it('is cached by the browser that fetched it, and executed by none', async () => {
    const { cookie } = await person();
    const { body } = await upload(cookie, await asJpeg());
    const { headers } = await fetchPicture(cookie, body.profileImageUrl);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('replaces the previous picture, which is deleted', async () => {
    const { id, cookie } = await person();
    const first = (await upload(cookie, await asJpeg())).body.profileImageUrl as string;
    const second = (await upload(cookie, await asJpeg())).body.profileImageUrl as string;
    await test.api.get(first).set('Cookie', cookie).expect(404);
    await fetchPicture(cookie, second).expect(200);
    const [old]: { storage_key: string }[] = await test.dataSource
      .query(
        `UPDATE avatars SET expires_at = expires_at - interval '1 hour' WHERE user_id = $1 AND expires_at IS NOT NULL
       RETURNING storage_key`,
        [id],
      )
      .then(([rows]) => rows);
    const path = join(test.config.filesDir, old?.storage_key ?? '');
    expect(existsSync(path)).toBe(true);
    expect(await test.app.get(Avatars).sweep()).toBe(1);
    expect(existsSync(path)).toBe(false);
    await fetchPicture(cookie, second).expect(200);
  });

  it.each([
    ['text', Buffer.from('not a picture')],
    ['a PDF called a picture', Buffer.from('%PDF-1.7\n')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a GIF', Buffer.from('47494638396101000100800000000000ffffff2c00000000010001000002024401003b', 'hex')],
    ['the beginning of a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('rejects %s', async (_name, content) => {
    const { id, cookie } = await person();
    expect((await upload(cookie, content)).status).toBe(415);
    const [row]: { count: number }[] = await test.dataSource.query(
      `SELECT count(*)::int FROM avatars WHERE user_id = $1`,
      [id],
    );
    expect(row?.count).toBe(0);
  });

  it.each([
    ['takes', 6000, 200],
    ['refuses one line more than', 6001, 413],
  ])('%s 24 megapixels', async (_does, width, status) => {
    const { cookie } = await person();
    const large = await sharp({ create: { width, height: 4000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect((await upload(cookie, large)).status).toBe(status);
  });

  it('allows twenty attempts an hour, with any content', async () => {
    const { cookie } = await person();
    for (let tries = 0; tries < 20; tries++) await upload(cookie, Buffer.from('not a picture')).expect(415);
    const { headers } = await upload(cookie, await asJpeg()).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const other = await person();
    await upload(other.cookie, await asJpeg()).expect(200);
  });

  it('rejects a form without a file', async () => {
    const { cookie } = await person();
    const { body } = await test.api.post('/api/user/avatar').set('Cookie', cookie).field('other', '1').expect(400);
    expect(JSON.stringify(body)).toContain('avatar');
  });
});
