import type { Page } from '@playwright/test';
import { auditPage } from './support/axe-audit';
import { FIRST_LOOK, forgetLook, lookOf, looksOf, nameOf, take } from './support/looks';
import { test } from './support/market';
import { expect, type Visitor } from './support/product';
import { guardScreen, problemOn, type ScreenGuard } from './support/screen-guard';
import { leave, reworded, type Screen, stands, type Surroundings, visit } from './screens/screen';
import { SCREEN_LISTS } from './screens/screen-list';
import { wordsIn } from './support/words';

/** How many screens there are, and in how many looks they are judged; whoever adds one says so here. */
const SCREENS = 92;
const JUDGED = 314;

/** What a judgement found, and what it judged. */
interface Judged {
  faults: string[];
  names: string[];
}

/** Opens a screen once, and judges it in all its looks. */
async function judge(screen: Screen, page: Page, guard: ScreenGuard, rest: Omit<Surroundings, 'page' | 't'>) {
  const judged: Judged = { faults: [], names: [] };
  const answers = screen.answers ?? [];
  const seen = (name: string, found: readonly string[]) =>
    judged.faults.push(...found.map((fault) => `${name}: ${fault}`));
  let around: Surroundings = { ...rest, page, t: wordsIn(FIRST_LOOK.language) };
  guard.expect({ answers });
  await visit(screen, around);
  for (const look of looksOf(screen)) {
    const language = (await lookOf(page)).language;
    await take(page, look);
    around = { ...around, t: wordsIn(look.language) };
    if (language === look.language) await stands(screen, around);
    else await reworded(screen, around);
    const name = nameOf(screen.name, await lookOf(page));
    const problem = await problemOn(page, around.t);
    if (problem !== (screen.problem ?? null)) seen(name, [`the page says: ${problem ?? 'all is well'}`]);
    seen(name, await auditPage(page));
    judged.names.push(name);
  }
  seen(screen.name, guard.faults);
  await leave(screen, around);
  await forgetLook(page);
  return judged;
}

const visitorsOf = (screens: readonly Screen[]): Visitor[] => [...new Set(screens.map((screen) => screen.as))];

for (const [list, screens] of Object.entries(SCREEN_LISTS)) {
  for (const visitor of visitorsOf(screens)) {
    const group = screens.filter((screen) => screen.as === visitor);
    test(`${list} screens have no fault for ${visitor} in any look`, async ({ open, outbox, jobId }) => {
      test.setTimeout(30_000 + group.length * 30_000);
      const page = await open({ as: visitor });
      const guard = guardScreen(page);
      const all: Judged = { faults: [], names: [] };
      for (const screen of group) {
        await test.step(screen.name, async () => {
          const { faults, names } = await judge(screen, page, guard, { outbox, jobId });
          all.faults.push(...faults);
          all.names.push(...names);
        });
      }
      expect(all.faults).toEqual([]);
      expect(all.names).toEqual(group.flatMap((one) => looksOf(one).map((look) => nameOf(one.name, look))));
    });
  }
}

test('no screen and no look is left out', () => {
  const screens = Object.values(SCREEN_LISTS).flat();
  const names = screens.flatMap((screen) => looksOf(screen).map((look) => nameOf(screen.name, look)));
  expect(screens).toHaveLength(SCREENS);
  expect(names).toHaveLength(JUDGED);
  expect(new Set(names).size).toBe(JUDGED);
});

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
