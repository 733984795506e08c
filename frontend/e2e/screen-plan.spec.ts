import { expect, test } from '@playwright/test';
import { LANGUAGES } from '@nukkad/contract/languages';
import { PAGES } from '@nukkad/contract/pages';
import { ADMIN_SECTIONS } from '../src/features/admin/model/admin-sections';
import { SEEKER_SECTIONS } from '../src/entities/session/model/sections';
import { EMPTY_SCREENS, FAILING_SCREENS } from './screens/other-states';
import type { Screen, ScreenContext } from './screens/screen';
import { SCREEN_LISTS, SCREENS } from './screens/screen-list';
import { AUDIT_PARTS, checksOf, planScreen, SCREEN_GROUPS } from './screens/screen-plan';
import { chooseVariants, COMBINATIONS, pairsOf } from './support/covering-array';
import { BASE_VARIANT, DESKTOP, nameOf, type ScreenVariant, variantsOf } from './support/screen-variants';

const ALL: readonly Screen[] = Object.values(SCREEN_LISTS).flat();
const coveringAudit = (screen: Screen): ScreenVariant => planScreen(screen, 'covering').audits[0] as ScreenVariant;
const countPairs = (variants: readonly ScreenVariant[]): number => new Set(variants.flatMap(pairsOf)).size;

/** Returns the maximum number of the six, six and four pairs of values that a number of variants can cover. */
const mostPairs = (variants: number): number => 2 * Math.min(variants, 6) + Math.min(variants, 4);

const pathOf = ({ path }: Screen): string =>
  typeof path === 'string' ? path : path({ jobId: 'some-job' } as ScreenContext);

/** The page that a path leads a visitor to, as PAGES names it. The dashboard of a seeker is at the first address as well. */
function pageOf(screen: Screen): string | undefined {
  const { pathname } = new URL(pathOf(screen), 'http://localhost');
  if (pathname === '/' && screen.as !== 'nobody') return '/job-seeker';
  return Object.keys(PAGES).find((page) => new RegExp(`^${page.replace(/:\w+/, '[^/]+')}$`).test(pathname));
}

const sectionsOf = (screens: readonly Screen[], page: string): (string | null)[] =>
  screens
    .filter((screen) => pageOf(screen) === page)
    .map((screen) => new URL(pathOf(screen), 'http://localhost').searchParams.get('section'));

test('every screen of the lists is in one group, under a name of its own', () => {
  const grouped = SCREEN_GROUPS.flatMap(({ screens }) => screens);
  expect(grouped.map(({ name }) => name).sort()).toEqual(ALL.map(({ name }) => name).sort());
  expect(new Set(grouped.map(({ name }) => name)).size).toBe(ALL.length);
});

test('the tests of the audits open every screen once, under names of their own', () => {
  const opened = AUDIT_PARTS.flatMap(({ screens }) => screens);
  expect(opened.map(({ name }) => name).sort()).toEqual(ALL.map(({ name }) => name).sort());
  expect(new Set(AUDIT_PARTS.map(({ name, visitor }) => `${name} ${visitor}`)).size).toBe(AUDIT_PARTS.length);
});

test('every page, section and part of the staff page has a screen', () => {
  expect([...new Set(ALL.map(pageOf))]).toEqual(expect.arrayContaining(Object.keys(PAGES)));
  expect(sectionsOf(SCREENS, '/job-seeker')).toEqual(expect.arrayContaining([...SEEKER_SECTIONS]));
  expect(sectionsOf(EMPTY_SCREENS, '/job-seeker')).toEqual(expect.arrayContaining([...SEEKER_SECTIONS]));
  expect(sectionsOf(FAILING_SCREENS, '/job-seeker')).toEqual(expect.arrayContaining([...SEEKER_SECTIONS]));
  expect(sectionsOf(SCREENS, '/admin')).toEqual(expect.arrayContaining([...ADMIN_SECTIONS]));
});

test('the covering scope audits each screen once by axe and checks its fit in every language', () => {
  for (const screen of ALL) {
    const plan = planScreen(screen, 'covering');
    expect(plan.audits, screen.name).toHaveLength(1);
    expect(plan.languages, screen.name).toEqual(LANGUAGES);
    expect(plan.reflow, screen.name).toEqual([coveringAudit(screen).language]);
    expect(checksOf(screen.name, plan), screen.name).toHaveLength(LANGUAGES.length + 2 + (plan.places ? 2 : 0));
  }
});

test('the audits of each group cover as many pairs of language, scheme and width as its size permits', () => {
  for (const { list, visitor, screens } of SCREEN_GROUPS)
    expect(countPairs(screens.map(coveringAudit)), `${list}, ${visitor}`).toBe(mostPairs(screens.length));
});

test('the audits of all screens cover every combination of language, scheme and width about equally often', () => {
  const uses = COMBINATIONS.map(
    (combination) => ALL.filter((screen) => nameOf('', coveringAudit(screen)) === nameOf('', combination)).length,
  );
  expect(uses).toHaveLength(12);
  expect(Math.min(...uses)).toBeGreaterThan(ALL.length / 12 / 2);
});

test('a screen of phones alone is audited on a phone', () => {
  const ofPhones = ALL.filter(({ phoneOnly }) => phoneOnly);
  expect(ofPhones.length).toBeGreaterThan(0);
  expect(ofPhones.filter((screen) => coveringAudit(screen).width === DESKTOP)).toEqual([]);
});

test('the full scope audits each screen in every language, main ones in the dark and on a desktop, and checks all reflow', () => {
  for (const screen of ALL) {
    const full = planScreen(screen, 'full');
    const names = full.audits.map((variant) => nameOf(screen.name, variant));
    const least = [
      ...LANGUAGES.map((language) => ({ ...BASE_VARIANT, language })),
      ...(screen.main ? [{ ...BASE_VARIANT, scheme: 'dark' } as const, { ...BASE_VARIANT, width: DESKTOP }] : []),
    ];
    expect(names).toEqual(expect.arrayContaining(least.map((variant) => nameOf(screen.name, variant))));
    expect(names.length).toBeGreaterThanOrEqual(variantsOf(screen).length);
    expect(new Set(names).size).toBe(names.length);
    expect(full.reflow).toEqual(LANGUAGES);
    // the full scope includes every check of `npm test`
    expect(checksOf(screen.name, full)).toEqual(
      expect.arrayContaining(checksOf(screen.name, planScreen(screen, 'covering'))),
    );
  }
});

test('groups of one to twelve screens cover as many pairs as their size permits, whatever screens were chosen before', () => {
  const groups = Array.from({ length: 12 }, (_, index) => Array.from({ length: index + 1 }, () => ({})));
  for (const order of [groups, groups.toReversed()]) {
    const chosen = chooseVariants(order);
    for (const group of order) {
      const variants = group.map((screen) => chosen.get(screen) as ScreenVariant);
      expect(countPairs(variants), `${group.length} screens`).toBe(mostPairs(group.length));
    }
  }
  // a group in which every screen had the same variant would be noticed
  expect(countPairs([BASE_VARIANT, BASE_VARIANT])).toBeLessThan(mostPairs(2));
});
