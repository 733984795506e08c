import { COMPILED } from './compiled-lexicon.js';

const BY_ID = new Map(COMPILED.occupations.map((occupation) => [occupation.id, occupation]));

/** The ids of occupations that are the same work as `id` to who looks for it. */
export const sameWorkAs = (id: string): readonly string[] => BY_ID.get(id)?.sameAs ?? [];

/** The ids of the kinds of the occupation `id`: whoever does that does these as well, with nothing to learn first. None for most. */
export const kindsOfOccupation = (id: string): readonly string[] => BY_ID.get(id)?.kinds ?? [];

/**
 * The ids of occupations whose jobs somebody accepts who asks for the occupation `id`, its kinds first: the same work under another
 * name, a more general or more special form of it. None for most; it need not hold the other way round.
 */
export const answeringOccupations = (id: string): readonly string[] => {
  const { kinds = [], answeredBy = [] } = BY_ID.get(id) ?? {};
  return [...kinds, ...answeredBy];
};

/** All occupations that others answer, with those, by their ids. */
export const answeredOccupations = (): (readonly [string, readonly string[]])[] =>
  [...BY_ID.keys()].map((id) => [id, answeringOccupations(id)] as const).filter(([, others]) => others.length > 0);
