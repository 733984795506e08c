import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Colours, darkColours, lightColours } from '../../src/shared/theme/palette';

/**
 * The product's folder. Files without access to the theme contain copies of its colours: those drawn before the
 * application, and those sent by the server.
 */
const ROOT = join(__dirname, '../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The part of a text that is for the dark, and the rest. */
function schemesOf(text: string): { light: string; dark: string } {
  const [light = '', ...rest] = text.split('@media (prefers-color-scheme: dark) {');
  const [dark = '', ...after] = rest.join('').split(/^ *}\n}/m);
  return { light: light + after.join(''), dark };
}

const variable = (text: string, name: string): string | undefined =>
  new RegExp(`--${name}: ([^;]+);`).exec(text)?.[1]?.trim();

const FIRST_PAINT = { ground: 'ground', ink: 'ink', focus: 'primaryText' } as const satisfies Record<
  string,
  keyof Colours
>;
const SIGN_IN = {
  ...{ ground: 'ground', paper: 'paper', ink: 'ink', 'ink-soft': 'inkSoft', hairline: 'hairline' },
  ...{ field: 'fieldBorder', primary: 'primaryText', tint: 'primaryTint', error: 'error', accent: 'accent' },
  ...{ button: 'primary', 'button-strong': 'primaryHover', 'on-button': 'onPrimary' },
} as const satisfies Record<string, keyof Colours>;

describe.each([
  ['the first paint', 'frontend/src/shared/theme/first-paint.css', FIRST_PAINT],
  ['the pages of the sign-in', 'backend/src/modules/auth/auth-page.style.ts', SIGN_IN],
])('the variables of %s', (_name, file, roles) => {
  it.each([
    ['light', lightColours],
    ['dark', darkColours],
  ] as const)('are the roles of the palette in the %s', (scheme, colours) => {
    const text = schemesOf(read(file))[scheme];
    const found = Object.keys(roles).map((name) => [name, variable(text, name)]);
    expect(found).toEqual(Object.entries(roles).map(([name, role]) => [name, colours[role]]));
  });
});

describe('each colour', () => {
  const typed = (text: string): string[] => [...new Set(text.match(/#[\da-f]{3,8}\b/gi) ?? [])];

  it.each([
    ['the pages of the sign-in', 'backend/src/modules/auth/auth-page.style.ts'],
    ['a mail', 'backend/src/modules/notifications/mail-frame.ts'],
  ])('of %s is one of the palette, in its scheme', (_name, file) => {
    const { light, dark } = schemesOf(read(file));
    expect(typed(light).length).toBeGreaterThan(3);
    expect(typed(dark).length).toBeGreaterThan(3);
    expect(typed(light).filter((colour) => !Object.values(lightColours).includes(colour))).toEqual([]);
    expect(typed(dark).filter((colour) => !Object.values(darkColours).includes(colour))).toEqual([]);
  });

  it('around the window and of the start of the installed application is one of the palette', () => {
    const page = read('frontend/index.html');
    expect(page).toContain(`content="${lightColours.primary}" media="(prefers-color-scheme: light)"`);
    expect(page).toContain(`content="${darkColours.primary}" media="(prefers-color-scheme: dark)"`);
    expect(JSON.parse(read('frontend/public/manifest.webmanifest'))).toMatchObject({
      background_color: lightColours.ground,
      theme_color: lightColours.primary,
    });
  });

  it('of the edges, the marks and the selection before the application is one of the palette', () => {
    const { light, dark } = schemesOf(read('frontend/src/shared/theme/first-paint.css'));
    expect(variable(light, 'edge')).toContain(lightColours.hairline);
    expect(variable(light, 'edge-up')).toContain(lightColours.hairline);
    expect(variable(light, 'lift')).toContain(lightColours.ink);
    expect(variable(dark, 'edge-up')).toContain(darkColours.hairline);
    expect([variable(light, 'mark'), variable(light, 'mark-dot'), variable(light, 'accent-on-solid')]).toEqual([
      lightColours.ground,
      lightColours.accent,
      lightColours.accent,
    ]);
    expect(light).toContain(`background: ${lightColours.accent};\n  color: ${lightColours.onAccent};`);
  });

  it.each(['scenes.svg', 'pictograms.svg'])('in %s is a variable, so that drawings follow the scheme', (file) => {
    const drawing = read(`frontend/src/shared/ui/${file}`);
    expect(drawing).toContain('var(--');
    expect(drawing.match(/(?:fill|stroke|color)[=:]\s*"?(?!none|currentColor|var\()[^";]+/g) ?? []).toEqual([]);
  });
});
