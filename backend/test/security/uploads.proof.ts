import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../app.js';
import type { FileKind } from '../../src/common/storage/file-kind.js';
import { saveJob } from '../../src/modules/jobs/tests/job.factory.js';
import { signIn } from '../../src/modules/auth/tests/signed-in.js';
import { filesIn } from '../../src/modules/jobs/tests/sample-files.js';
import { aForm } from '../../src/modules/support/tests/support-request.factory.js';
import { saveUser } from '../../src/modules/users/tests/user.factory.js';
import { reportFigure } from './figures.js';
import { goodFiles, HOSTILE_FILES, type MadeFile } from './made-files.js';

interface Upload {
  path: string;
  field: string;
  kinds: readonly FileKind[];
  fields: () => Promise<Record<string, string>>;
}

describe('a file that somebody sends', () => {
  let test: TestApp;
  let cookie: string;
  let employerId: string;
  const counts = { hostile: 0, stored: 0, good: 0, refused: 0 };
  beforeAll(async () => {
    test = await createTestApp();
    cookie = await signIn(test.app, await saveUser(test.dataSource, { role: 'both' }));
    employerId = (await saveUser(test.dataSource, { role: 'both' })).id;
  });
  afterAll(async () => {
    await test.close();
    const { hostile, stored, good, refused } = counts;
    const uploads = Object.keys(UPLOADS).length;
    reportFigure({
      what: `uploads: hostile files sent to ${uploads} uploads`,
      measured: hostile,
      target: '≥ 60 each',
      met: hostile >= 60 * uploads,
    });
    reportFigure({ what: 'uploads: hostile files that were taken', measured: stored, target: '0', met: stored === 0 });
    reportFigure({
      what: `uploads: good files sent to ${uploads} uploads`,
      measured: good,
      target: '≥ 30 each',
      met: good >= 30 * uploads,
    });
    reportFigure({
      what: 'uploads: good files that were answered otherwise than by their kind',
      measured: refused,
      target: '0',
      met: refused === 0,
    });
  });

  /** Every call that takes a file. */
  const UPLOADS: Record<string, Upload> = {
    'a resume': {
      ...{ path: '/api/applications', field: 'resume', kinds: ['pdf', 'doc', 'docx'] },
      fields: async () => ({ jobId: (await saveJob(test.dataSource, { employerId })).id, coverMessage: 'Hello' }),
    },
    'a file for the support': {
      ...{ path: '/api/support-request', field: 'attachment', kinds: ['pdf', 'doc', 'docx', 'txt', 'jpg', 'png'] },
      fields: () => Promise.resolve(aForm() as Record<string, string>),
    },
    'a picture of a person': {
      ...{
        path: '/api/user/avatar',
        field: 'avatar',
        kinds: ['jpg', 'png', 'webp'],
        fields: () => Promise.resolve({}),
      },
    },
  };

  const send = async ({ path, field, fields }: Upload, { name, content }: MadeFile): Promise<number> => {
    await test.dataSource.query('DELETE FROM rate_limits');
    const form = new FormData();
    for (const [key, value] of Object.entries(await fields())) form.set(key, value);
    form.set(field, new Blob([new Uint8Array(content)]), name);
    const response = await fetch(test.url + path, {
      method: 'POST',
      body: form,
      headers: { cookie, 'x-requested-with': 'fetch' },
    });
    await response.body?.cancel();
    return response.status;
  };

  it.each(Object.entries(UPLOADS))(
    'as %s is refused when it is hostile, and leaves nothing behind',
    async (_name, upload) => {
      const before = filesIn(test.config.filesDir);
      const faults: string[] = [];
      for (const made of HOSTILE_FILES) {
        const status = await send(upload, made);
        counts.hostile++;
        if (![400, 413, 415, 422].includes(status)) faults.push(`${made.name}: ${status}`);
      }
      counts.stored += faults.length;
      expect(faults).toEqual([]);
      expect(filesIn(test.config.filesDir)).toBe(before);
    },
  );

  it.each(Object.entries(UPLOADS))(
    'as %s is taken when it is good and of a kind that is asked for',
    async (_name, upload) => {
      const faults: string[] = [];
      for (const made of await goodFiles()) {
        const status = await send(upload, made);
        counts.good++;
        const isTaken = status >= 200 && status < 300;
        if (isTaken !== upload.kinds.includes(made.kind)) faults.push(`${made.name}: ${status}`);
      }
      counts.refused += faults.length;
      expect(faults).toEqual([]);
    },
  );
});
