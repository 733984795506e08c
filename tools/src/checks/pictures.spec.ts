import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

it('docs/screens contains the pictures of README.md, and no others', () => {
  const shown = readFileSync(`${ROOT}README.md`, 'utf8').matchAll(/\]\(docs\/screens\/([^)]+)\)/g);
  const names = new Set([...shown].map(([, name]) => name));
  expect(readdirSync(`${ROOT}docs/screens`).sort()).toEqual([...names].sort());
});
