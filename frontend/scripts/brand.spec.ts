import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND } from '@nukkad/contract/platform/brand';

const FOLDER = join(__dirname, '..');

it.each([
  ['index.html', '<title>%BRAND%</title>'],
  ['public/manifest.webmanifest', '"short_name": "%BRAND%"'],
  ['vite.config.ts', 'brand()'],
])('%s uses the product name of the build', (file, place) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  expect(text).toContain(place);
  expect(text.toLowerCase().replaceAll('@nukkad/', '')).not.toContain(BRAND.toLowerCase());
});
