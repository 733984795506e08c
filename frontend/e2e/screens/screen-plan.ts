import { type Language, LANGUAGES } from '@nukkad/contract/languages';
import type { Visitor } from '../support/product';
import { chooseVariants } from '../support/covering-array';
import { BASE_VARIANT, nameOf, type ScreenVariant, variantsOf } from '../support/screen-variants';
import { hasPlaces, PLACE_WIDTHS } from './places';
import { pathOf, type Screen } from './screen';
import { SCREEN_LISTS } from './screen-list';

/** `covering`: each screen once by axe, within `npm test`. `full`: in every variant, by `npm run audit:screens`. */
export type AuditScope = 'covering' | 'full';

/** The scope of this run. */
export const AUDIT_SCOPE: AuditScope = process.env['AUDIT_SCOPE'] === 'full' ? 'full' : 'covering';

/** The screens of a list for one visitor. */
export interface ScreenGroup {
  list: string;
  visitor: Visitor;
  screens: readonly Screen[];
}

/** The checks of one screen. */
export interface ScreenPlan {
  /** Languages in which its texts and its targets are checked on a phone. */
  languages: readonly Language[];
  /** Variants that axe audits. */
  audits: readonly ScreenVariant[];
  /** Languages in which it is checked in the narrowest window and with text of twice the size. */
  reflow: readonly Language[];
  /** Whether the visibility by width or state, and elements that cover buttons, are checked at the end. */
  places: boolean;
  /** How many siblings of the same tag and classes axe audits. */
  alike: number;
}

/** A list draws up to 100 rows with the same component; this number includes each form of a row. */
const ROWS_OF_A_LIST = 8;
/** Screens of one test: tests of about the same length end at about the same time, however many workers run them. */
const SCREENS_OF_A_TEST = 8;

export const SCREEN_GROUPS: readonly ScreenGroup[] = Object.entries(SCREEN_LISTS).flatMap(([list, listed]) => {
  const screens: readonly Screen[] = listed;
  return [...new Set(screens.map(({ as }) => as))].map((visitor) => ({
    list,
    visitor,
    screens: screens.filter(({ as }) => as === visitor),
  }));
});

/** The screens that one test opens. */
interface AuditPart {
  name: string;
  visitor: Visitor;
  screens: readonly Screen[];
}

/** Screens of the same address one after another, in the order in which the addresses appear. */
function sortByPath(screens: readonly Screen[]): readonly Screen[] {
  const paths = screens.map((screen) => pathOf(screen, { jobId: 'job' }));
  return screens
    .map((screen, index) => ({ screen, first: paths.indexOf(paths[index] ?? '') }))
    .sort((one, other) => one.first - other.first)
    .map(({ screen }) => screen);
}

/** The groups, in parts of few screens. Screens of one address are in one part, where it has room for them. */
export const AUDIT_PARTS: readonly AuditPart[] = SCREEN_GROUPS.flatMap(({ list, visitor, screens }) => {
  const count = Math.ceil(screens.length / SCREENS_OF_A_TEST);
  const sorted = sortByPath(screens);
  return Array.from({ length: count }, (_, part) => ({
    name: `${list} screens${count > 1 ? `, part ${part + 1} of ${count},` : ''}`,
    visitor,
    screens: sorted.slice(part * SCREENS_OF_A_TEST, (part + 1) * SCREENS_OF_A_TEST),
  }));
});

const COVERING = chooseVariants(SCREEN_GROUPS.map(({ screens }) => screens));

const isSame = (one: ScreenVariant, other: ScreenVariant): boolean => nameOf('', one) === nameOf('', other);

/** The checks of a screen in a scope. The full scope has the variant of the covering scope as well, and so all of its checks. */
export function planScreen(screen: Screen, scope: AuditScope): ScreenPlan {
  const covering = COVERING.get(screen);
  if (!covering) throw new Error(`The screen ${screen.name} is in no list.`);
  const places = hasPlaces(screen.name);
  if (scope === 'covering')
    return { languages: LANGUAGES, audits: [covering], reflow: [covering.language], places, alike: ROWS_OF_A_LIST };
  const variants = variantsOf(screen);
  const isListed = variants.some((variant) => isSame(variant, covering));
  return {
    languages: LANGUAGES,
    audits: isListed ? variants : [...variants, covering],
    reflow: LANGUAGES,
    places,
    alike: Infinity,
  };
}

/**
 * `fit`: texts and targets on a phone; `reflow`: in the narrowest window and with text of twice the size; `axe`: an
 * audit; `place`: visibility by width or state, and elements that cover buttons.
 */
export type CheckKind = 'fit' | 'reflow' | 'axe' | 'place';

/** The name of a check of a screen in a variant. */
export const nameCheck = (kind: CheckKind, screenInVariant: string): string => `${kind}: ${screenInVariant}`;

/** The name of a screen at a width, in any language. */
export const nameAtWidth = (screen: string, width: number): string => `${screen}, ${width} px`;

/** The names of all checks of a plan, in their order. */
export const checksOf = (screen: string, { languages, audits, reflow, places }: ScreenPlan): string[] => [
  ...languages.flatMap((language) => {
    const onPhone = nameOf(screen, { ...BASE_VARIANT, language });
    return [
      nameCheck('fit', onPhone),
      ...(reflow.includes(language) ? [nameCheck('reflow', onPhone)] : []),
      ...audits
        .filter((variant) => variant.language === language)
        .map((variant) => nameCheck('axe', nameOf(screen, variant))),
    ];
  }),
  ...(places ? PLACE_WIDTHS.map((width) => nameCheck('place', nameAtWidth(screen, width))) : []),
];
