import { auditPage } from '../support/axe-audit';
import { expect, test } from '../support/product';
import { settled } from '../support/settled';
import { publicPages, shownPath } from './public-pages';

const WIDTHS = [360, 1280];

test('axe finds no fault on any public page, in any language, narrow or wide, light or dark', async ({
  browser,
  baseURL,
}) => {
  const faults: string[] = [];
  for (const { path, language, address } of await publicPages(baseURL ?? '')) {
    const found: string[] = [];
    for (const width of WIDTHS) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme });
        const page = await context.newPage();
        await page.goto(address);
        await settled(page);
        found.push(...(await auditPage(page)).map((fault) => `${width} ${colorScheme}: ${fault}`));
        await context.close();
      }
    }
    console.log(`${shownPath(path).padEnd(22)} ${language}  ${found.length === 0 ? 'no fault' : found.join('\n  ')}`);
    faults.push(...found.map((fault) => `${path} ${language} ${fault}`));
  }
  expect(faults).toEqual([]);
});
