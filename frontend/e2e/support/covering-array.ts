import { LANGUAGES } from '@nukkad/contract/languages';
import { DESKTOP, PHONE, type ScreenVariant } from './screen-variants';

/** Every combination of a language, a scheme and a width. */
export const COMBINATIONS: readonly ScreenVariant[] = LANGUAGES.flatMap((language) =>
  (['light', 'dark'] as const).flatMap((scheme) => [PHONE, DESKTOP].map((width) => ({ language, scheme, width }))),
);

/** The pairs of values that a variant covers. */
export const pairsOf = ({ language, scheme, width }: ScreenVariant): readonly string[] => [
  `${language} ${scheme}`,
  `${language} ${width}`,
  `${scheme} ${width}`,
];

/**
 * Chooses one variant for each screen. Within a group, each screen gets the variant that covers the most pairs of
 * values not covered by earlier screens; among those, the variant that is rarest so far over all groups. The choice
 * depends only on the order of the screens.
 */
export function chooseVariants<T extends { phoneOnly?: boolean }>(
  groups: readonly (readonly T[])[],
): ReadonlyMap<T, ScreenVariant> {
  const chosen = new Map<T, ScreenVariant>();
  const uses = new Map<ScreenVariant, number>();
  for (const group of groups) {
    const covered = new Set<string>();
    for (const screen of group) {
      let best: { variant: ScreenVariant; rank: number } | undefined;
      for (const variant of COMBINATIONS.filter(({ width }) => !screen.phoneOnly || width === PHONE)) {
        const added = pairsOf(variant).filter((pair) => !covered.has(pair)).length;
        // one pair more outweighs any number of uses
        const rank = added - (uses.get(variant) ?? 0) / 1e6;
        if (!best || rank > best.rank) best = { variant, rank };
      }
      if (!best) continue;
      const { variant } = best;
      pairsOf(variant).forEach((pair) => covered.add(pair));
      uses.set(variant, (uses.get(variant) ?? 0) + 1);
      chosen.set(screen, variant);
    }
  }
  return chosen;
}
