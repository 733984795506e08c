import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { checkSecrets, findSecrets } from './secrets.js';

const text = (length: number): string => randomBytes(length).toString('hex').slice(0, length);
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
// made here, so that the check does not find them in this file
const PLANTED = {
  'aws.env': `AWS_SECRET_ACCESS_KEY=${text(40)}`,
  'key.pem': privateKey,
  'database.ts': `export const url = '${'postgres'}://owner:${text(14)}@db.internal.net:5432/nukkad';`,
  'token.txt': `token ghp_${text(36)}`,
  'user.npmrc': `//registry.npmjs.org/:_authToken=npm_${text(36)}`,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nukkad-secrets-'));
  for (const [file, text] of Object.entries({ ...PLANTED, 'clean.ts': `export const key = readKey();` })) {
    writeFileSync(join(folder, file), `${text}\n`);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(Object.keys(PLANTED))('the secret scan finds what is planted in %s', async (file) => {
  const found = await findSecrets(folder, [file]);
  expect(found.length).toBeGreaterThan(0);
  expect(found[0]).toMatch(new RegExp(`^${file}:`));
});

it('the secret scan skips a file that was deleted and not committed', async () => {
  const repository = mkdtempSync(join(tmpdir(), 'nukkad-deleted-'));
  const git = (...args: string[]): Buffer => execFileSync('git', args, { cwd: repository });
  git('init', '--quiet');
  writeFileSync(join(repository, 'gone.ts'), '');
  git('add', 'gone.ts');
  rmSync(join(repository, 'gone.ts'));
  expect(await checkSecrets(repository)).toEqual([]);
  rmSync(repository, { recursive: true });
});

it('the secret scan passes a file that reads its key', async () => {
  expect(await findSecrets(folder, ['clean.ts'])).toEqual([]);
});
