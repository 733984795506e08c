import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { COMPILED, wordsOfList } from './compiled-lexicon.js';
import type { OccupationData, PlaceData } from './lexicon-data.js';
import { pairsOf, scriptOf } from './scripts.js';
import { phraseKey } from './spellings.js';

/** A phrase that names work by its place; `weight` is that of the meaning. */
interface WorkplacePhrase {
  phrase: string;
  occupation: string;
  weight: number;
}

/** Roles in a shop that say no more than that somebody sells there. */
export const SHOP_ROLE_WORDS: readonly string[] = [...wordsOfList('place_role'), ...wordsOfList('shop_role')];

/** A word for a kind of work names the occupation that people mean by it in a search, and is too weak for a title. */
const ASKED_FOR_FIRST = 0.76;
const ASKED_FOR_THEN = 0.7;
const NAMED = 0.95;
/** Of further occupations at a place, and of the general one beside the one of a kind of shop. */
const FURTHER = 0.6;

const SHOP_FORMS = wordsOfList('shop_form');
const namesOfShop = (goods: readonly string[], names: readonly string[]): string[] => [
  ...goods.flatMap((word) =>
    SHOP_FORMS.filter((form) => scriptOf(form) === scriptOf(word)).map((form) => form.replace('*', word)),
  ),
  ...names,
];
const shopNamesOf = ({ shopGoods, shopNames }: OccupationData): string[] => namesOfShop(shopGoods, shopNames);
const workshopNamesOf = ({ workshopGoods, workshopNames }: OccupationData): string[] =>
  namesOfShop(workshopGoods, workshopNames);
const sellersAt = (place: string): string[] =>
  COMPILED.occupations.filter(({ sellsAt }) => sellsAt.includes(place)).map(({ id }) => id);

/** "Cloth shop", "kapde ki dukan", "ಬಟ್ಟೆ ಅಂಗಡಿ": who works there, and, with less weight, the sellers of all shops. */
export function shopPhrases(): WorkplacePhrase[] {
  const named = (namesOf: (occupation: OccupationData) => string[]): WorkplacePhrase[] =>
    COMPILED.occupations.flatMap((occupation) =>
      namesOf(occupation).map((phrase) => ({ phrase, occupation: occupation.id, weight: NAMED })),
    );
  const sellers = COMPILED.occupations
    .flatMap(shopNamesOf)
    .flatMap((phrase) => sellersAt('shops').map((occupation) => ({ phrase, occupation, weight: FURTHER })));
  return [...named(shopNamesOf), ...named(workshopNamesOf), ...sellers];
}

/** "Saree sales", "मोबाइल सेल्समैन": who sells goods of that kind. */
export const salesOfGoods = (): WorkplacePhrase[] =>
  COMPILED.occupations.flatMap(({ id, shopGoods }) =>
    [...pairsOf(shopGoods, wordsOfList('sales_word')), ...pairsOf(wordsOfList('selling_verb'), shopGoods)].map(
      (phrase) => ({ phrase, occupation: id, weight: NAMED }),
    ),
  );

/** "Showroom sales", "दुकान में सेल्स": selling at a place that does not say what is sold. */
export const salesAtPlaces = (): WorkplacePhrase[] =>
  pairsOf(wordsOfList('sales_place'), wordsOfList('sales_word')).flatMap((phrase) =>
    sellersAt('places').map((occupation) => ({ phrase, occupation, weight: NAMED })),
  );

/** "Guitar teacher", "java developer", "uk process": names that consist of what the work is about and what one is there. */
export const pairedNames = (): WorkplacePhrase[] =>
  COMPILED.occupations.flatMap(({ id, named }) =>
    named.flatMap(({ firsts, seconds }) =>
      pairsOf(firsts, seconds).map((phrase) => ({ phrase, occupation: id, weight: NAMED })),
    ),
  );

/** "Sales", "accounts": the occupation that people mean by a kind of work. */
export const occupationsOfKinds = (): WorkplacePhrase[] =>
  COMPILED.occupations.flatMap(({ id, askedFor }) =>
    askedFor.flatMap(({ words, others }) =>
      words.flatMap((phrase) => [
        { phrase, occupation: id, weight: ASKED_FOR_FIRST },
        ...others.map((occupation) => ({ phrase, occupation, weight: ASKED_FOR_THEN })),
      ]),
    ),
  );

/** Everyone who works at a place: a waiter as well as a kitchen helper, so that it names neither in a title. */
const STAFF: ReadonlySet<string> = new Set(wordsOfList('staff'));

const weightOfHelper = (role: string, at: number): number => {
  if (at > 0) return FURTHER;
  return STAFF.has(role) ? ASKED_FOR_FIRST : NAMED;
};

/** "Hospital boy", "ಗೋಡೌನ್ ಹೆಲ್ಪರ್": what a helper does at that place. */
export function helperPhrases(): WorkplacePhrase[] {
  const roles = wordsOfList('place_role');
  return COMPILED.places.flatMap(({ helpers, names }) =>
    names.flatMap((place) =>
      roles
        .filter((role) => scriptOf(role) === scriptOf(place))
        .flatMap((role) =>
          helpers.map((occupation, at) => ({
            phrase: `${place} ${role}`,
            occupation,
            weight: weightOfHelper(role, at),
          })),
        ),
    ),
  );
}

/** Places, also as Kannada names them in Latin letters where its ending stands by itself: "hotel nalli", which is no tap there. */
const placesIn = (names: readonly string[]): string[] =>
  names.flatMap((place) => (scriptOf(place) === 'latin' ? [place, `${place} nalli`] : [place]));

/** The kinds of work that are done at a place: "hotel work" is any of the food service. */
export const categoryPhrases = (): { phrase: string; category: JobCategoryId }[] =>
  COMPILED.places.flatMap(({ categories, names }) =>
    placesIn(names).flatMap((phrase) => categories.map((category) => ({ phrase, category }))),
  );

/** Maps the names of places to the result of `of`, without the places that have none. */
const byPlace = (of: (place: PlaceData) => readonly string[] | null): ReadonlyMap<string, readonly string[]> =>
  new Map(
    COMPILED.places.flatMap((data) => {
      const ids = of(data);
      return ids ? placesIn(data.names).map((place) => [phraseKey(place), ids] as const) : [];
    }),
  );

/** The occupations of whoever works at a place where its name says nothing more, the likeliest first. */
export const workersOfPlaces = (): ReadonlyMap<string, readonly string[]> => byPlace(({ workers }) => workers);

/** The occupation that a helper at a place has. */
export const helpersOfPlaces = (): ReadonlyMap<string, readonly string[]> =>
  byPlace(({ helpers }) => helpers.slice(0, 1));
