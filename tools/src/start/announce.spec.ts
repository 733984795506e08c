import { expect, it } from '@jest/globals';
import { announce } from './start.js';

type Settings = Parameters<typeof announce>[0];
type Steps = Parameters<typeof announce>[3];

const HINT = 'Phones give their position, and listen, over https alone: put a proxy with a certificate in front.';

it.each([
  ['http://nukkad.lan:3000', true],
  ['http://192.168.1.20:3000', true],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['https://nukkad.example', false],
])('the start at %s says that phones need https: %s', (publicUrl, isSaid) => {
  const said: string[] = [];
  const settings = { role: 'all', publicUrl } as unknown as Settings;
  announce(settings, { url: 'postgres://db/nukkad', embedded: false }, [], {
    say: (line: string) => void said.push(line),
  } as unknown as Steps);
  expect(said).toContain(`Open ${publicUrl}`);
  expect(said.includes(HINT)).toBe(isSaid);
});
