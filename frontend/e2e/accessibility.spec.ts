import { LANGUAGES } from '@nukkad/domain/languages';
import { auditPage } from './support/axe-audit';
import { test } from './support/market';
import { expect, type Visitor } from './support/product';
import { guardScreen } from './support/screen-guard';
import { type Screen, visit } from './screens/screen';
import { OTHER_STATES, SCREENS } from './screens/screen-list';
import { wordsIn } from './support/words';

/** A call that fails on purpose, and one to another account's job. */
const EXPECTED = /status of (503|404)/;

const byVisitor = (screens: readonly Screen[]): Map<Visitor, Screen[]> =>
  screens.reduce((groups, screen) => {
    groups.set(screen.as, [...(groups.get(screen.as) ?? []), screen]);
    return groups;
  }, new Map<Visitor, Screen[]>());

function auditEach(
  name: string,
  screens: readonly Screen[],
  look: { language: 'en' | 'hi' | 'kn'; dark?: boolean; width?: number },
): void {
  for (const [visitor, group] of byVisitor(screens)) {
    test(`${name}, as ${visitor}: ${group.length} screens`, async ({ open, outbox, jobId }) => {
      test.setTimeout(240_000);
      const page = await open({ as: visitor, ...look });
      const guard = guardScreen(page, EXPECTED);
      const faults: string[] = [];
      for (const screen of group) {
        await test.step(screen.name, async () => {
          await visit(screen, { page, outbox, jobId, t: wordsIn(look.language) });
          faults.push(...[...(await auditPage(page)), ...guard.faults].map((fault) => `${screen.name}: ${fault}`));
          guard.reset();
        });
      }
      expect(faults).toEqual([]);
    });
  }
}

for (const language of LANGUAGES) auditEach(`every screen in ${language}`, SCREENS, { language });
auditEach(
  'the main screens in the dark',
  SCREENS.filter(({ main }) => main),
  { language: 'en', dark: true },
);
auditEach(
  'the main screens on a desk',
  SCREENS.filter(({ main }) => main),
  { language: 'en', width: 1280 },
);
for (const language of LANGUAGES) {
  auditEach(`sections with nothing to show, or whose calls fail, in ${language}`, OTHER_STATES, { language });
}

test('the check sees what is planted', async ({ page }) => {
  const guard = guardScreen(page);
  await page.goto('/signin');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await auditPage(page)).toEqual([]);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    const picture = main?.appendChild(document.createElement('img'));
    picture?.setAttribute('src', '/favicon.svg');
    const pale = main?.appendChild(document.createElement('p'));
    pale?.append('Nobody can read this.');
    pale?.style.setProperty('color', '#eeeeee');
    // the content policy forbids styles in the markup
    main?.setAttribute('style', 'margin: 0');
    console.error('planted');
  });
  const rules = (await auditPage(page)).map((fault) => fault.split(':')[0]);
  expect(rules).toEqual(expect.arrayContaining(['image-alt', 'color-contrast']));
  expect(guard.faults.join('\n')).toContain('Content Security Policy');
  expect(guard.faults.join('\n')).toContain('planted');
});
