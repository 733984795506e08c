import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { oldBrowserNotice } from './old-browser-notice';
import { buildTarget, readSupportedBrowsers } from './supported-browsers';

const FOLDER = join(__dirname, '..');
const read = (...path: string[]) => readFileSync(join(FOLDER, ...path), 'utf8');

describe('the supported browsers', () => {
  const browsers = readSupportedBrowsers(FOLDER);

  it('are the target of the build', () => {
    const target = buildTarget(browsers);
    expect(target).toHaveLength(browsers.length - 1);
    for (const entry of target) expect(entry).toMatch(/^(chrome|edge|firefox|safari|ios)[\d.]+$/);
  });

  it.each([
    ['chrome', 111],
    ['edge', 111],
    ['firefox', 113],
    ['safari', 16.2],
    ['ios_saf', 16.2],
    ['samsung', 22],
  ])('of %s support color-mix(), which older ones lack, from version %d', (name, first) => {
    expect(Number(browsers.find((browser) => browser.name === name)?.version)).toBeGreaterThanOrEqual(first);
  });
});

describe('the notice for older browsers', () => {
  it('has the same text in every language, without a script', () => {
    const notice = oldBrowserNotice(FOLDER);
    expect([...notice.matchAll(/<p lang="(\w+)-IN">/g)].map(([, language]) => language)).toEqual(['en', 'hi', 'kn']);
    expect(notice).toContain('Your browser is too old');
    expect(notice).not.toMatch(/<script|style=|on\w+=/);
  });

  it('precedes the application in the document, and the first style sheet hides it in supported browsers', () => {
    const page = read('index.html');
    expect(page.indexOf('%OLD_BROWSER%')).toBeGreaterThan(0);
    expect(page.indexOf('%OLD_BROWSER%')).toBeLessThan(page.indexOf('id="root"'));
    const css = read('src', 'shared', 'theme', 'first-paint.css').replace(/\s+/g, ' ');
    expect(css).toContain('@supports (color: color-mix(in srgb, red, red)) { .old-browser { display: none; } }');
  });
});
