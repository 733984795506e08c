import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { LANGUAGES, type Language } from '@nukkad/contract/languages';
import { picturePath } from '@nukkad/contract/pages';
import sharp from 'sharp';
import { BUILT_FRONT_END } from '../../built-front-end.js';
import type { JobEntity } from '../../modules/jobs/entities/job.entity.js';
import { saveJob } from '../../modules/jobs/tests/job.factory.js';
import { employer, type Person } from '../../modules/jobs/tests/people.js';
import { createTestApp, type TestApp } from '../../../test/app.js';

const DAY_MS = 86_400_000;
const AT_ONCE = 7;
const A_SECOND = 4;

describe('pictures that are shown with a link', () => {
  let test: TestApp;
  let owner: Person;
  beforeAll(async () => {
    test = await createTestApp({}, { frontend: BUILT_FRONT_END });
    owner = await employer(test);
  });
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => test.close());

  const save = (fields: Partial<JobEntity> = {}) => saveJob(test.dataSource, { employerId: owner.id, ...fields });
  const open = (name: string, language: Language = 'en') => fetch(test.url + picturePath(name, language));
  const draw = async (name: string, language: Language = 'en'): Promise<Buffer> => {
    const answer = await open(name, language);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    return Buffer.from(await answer.arrayBuffer());
  };
  /** Returns a hash of the colours of a part of a picture. */
  const partOf = async (picture: Buffer, left: number, top: number, width: number, height: number): Promise<string> => {
    const part = sharp(picture).extract({ left, top, width, height }).removeAlpha();
    return createHash('sha256')
      .update(await part.raw().toBuffer())
      .digest('hex');
  };
  /** Returns the part of the picture with the pay. */
  const payOf = (picture: Buffer) => partOf(picture, 64, 440, 820, 110);

  it.each(LANGUAGES)(
    'serves a picture of the product in %s, in the size of large cards, cacheable for an hour',
    async (language) => {
      const answer = await open('home', language);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
      const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'png']);
    },
  );

  it('the product’s differs from language to language', async () => {
    const pictures = await Promise.all(LANGUAGES.map((language) => draw('home', language)));
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(LANGUAGES.length);
  });

  it('shows the pay in the picture of a job, whatever its other texts are', async () => {
    const pay = { minRate: 150, maxRate: 150, rateType: 'hourly' } as const;
    const one = await draw(`jobs/${(await save({ ...pay, title: 'Dosa cook' })).id}`);
    const same = await draw(`jobs/${(await save({ ...pay, title: 'Driver & helper <b>' })).id}`);
    const other = await draw(`jobs/${(await save({ ...pay, minRate: 151, maxRate: 151 })).id}`);
    expect(await payOf(same)).toBe(await payOf(one));
    expect(await payOf(other)).not.toBe(await payOf(one));
    expect(same.equals(one)).toBe(false);
  });

  it('reduces a long title until it fits', async () => {
    // the pictures of this second may all have been drawn
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1100);
    const job = await save({
      title: 'Grocery picker and packer for the evening shift of a large supermarket '.repeat(2).trim(),
    });
    const picture = await draw(`jobs/${job.id}`);
    const without = await draw(`jobs/${(await save({ title: '.' })).id}`);
    // between the title and the line below it, and at its right
    for (const [left, top, width, height] of [
      [0, 278, 1200, 10],
      [890, 80, 30, 300],
    ] as const)
      expect(await partOf(picture, left, top, width, height)).toBe(await partOf(without, left, top, width, height));
  });

  it.each(['/pictures/home.png', 'a job'])(
    'varies the response by language and cookie for %s without a language in its address',
    async (path) => {
      const address = path.startsWith('/') ? path : `/pictures/jobs/${(await save()).id}.png`;
      const answers = await Promise.all(
        LANGUAGES.map((language) => fetch(test.url + address, { headers: { 'Accept-Language': language } })),
      );
      const vary = answers.map(({ headers }) => (headers.get('vary') ?? '').toLowerCase());
      for (const headers of vary)
        expect(headers.split(/, ?/)).toEqual(expect.arrayContaining(['accept-language', 'cookie']));
      const named = await fetch(`${test.url}${address}?lang=hi`);
      expect(named.headers.get('vary') ?? '').not.toMatch(/accept-language|cookie/i);
    },
  );

  it('returns 404 for a removed and for an unknown job', async () => {
    const old = await save({ status: 'closed', updatedAt: new Date(Date.now() - 31 * DAY_MS) });
    for (const id of [old.id, '0199c2a8-0000-7000-8000-000000000000', 'no-id'])
      expect([id, (await open(`jobs/${id}`)).status]).toEqual([id, 404]);
  });

  it('few are drawn in a second: more guests get the product’s', async () => {
    const product = await draw('home');
    const own = await createTestApp({}, { own: true, frontend: BUILT_FRONT_END });
    const hirer = await employer(own);
    const jobs = await Promise.all(
      Array.from({ length: AT_ONCE }, () => saveJob(own.dataSource, { employerId: hirer.id })),
    );
    // a frozen clock: however slow the machine is, all requests arrive within one second
    const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    try {
      const answers = await Promise.all(
        jobs.map(async ({ id }) => {
          const answer = await fetch(own.url + picturePath(`jobs/${id}`, 'en'));
          const picture = Buffer.from(await answer.arrayBuffer());
          return { isProduct: picture.equals(product), kept: answer.headers.get('cache-control') };
        }),
      );
      const ofProduct = answers.filter(({ isProduct }) => isProduct);
      expect(ofProduct).toHaveLength(AT_ONCE - A_SECOND);
      expect(new Set(ofProduct.map(({ kept }) => kept))).toEqual(new Set(['no-store']));
      expect(answers.filter(({ kept }) => kept === 'public, max-age=3600')).toHaveLength(A_SECOND);
    } finally {
      now.mockRestore();
      await own.close();
    }
  });

  it('limits pictures and pages of jobs by address, and allows other addresses', async () => {
    const own = await createTestApp({ IP_LIMITS: 'strict' }, { own: true, frontend: BUILT_FRONT_END });
    try {
      for (const path of [(id: string) => `/jobs/${id}`, (id: string) => `/pictures/jobs/${id}.png`]) {
        const statuses: number[] = [];
        for (let number = 0; number < 70; number++) {
          const answer = await fetch(own.url + path(randomUUID()));
          statuses.push(answer.status);
          if (answer.status === 429)
            expect([Number(answer.headers.get('retry-after')) > 0, await answer.text()]).toEqual([
              true,
              expect.stringMatching(/wait/),
            ]);
        }
        expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
        expect((await fetch(`${own.url}/pricing`)).status).toBe(200);
      }
    } finally {
      await own.close();
    }
  });
});
