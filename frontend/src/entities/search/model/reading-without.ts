import { type SearchPart, type SearchReading, textWithout } from '@nukkad/contract/matching/search-readings';

/** A search text, and its interpretation. */
export interface ReadText extends SearchReading {
  text: string;
}

type Spans = SearchPart['spans'];

const isInside = (spans: Spans, index: number): boolean =>
  spans.some(({ start, end }) => index >= start && index < end);

/**
 * Maps the position of each character to its position after `cut` is removed; removed characters and white space have
 * none.
 */
function placesWithout(text: string, cut: Spans): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  let [next, gap] = [0, false];
  for (let index = 0; index < text.length; index++) {
    if (isInside(cut, index) || /\s/u.test(text.charAt(index))) {
      gap = next > 0;
      continue;
    }
    if (gap) next++;
    gap = false;
    places.set(index, next++);
  }
  return places;
}

function without(read: ReadText, cut: Spans): ReadText {
  const places = placesWithout(read.text, cut);
  const moved = (spans: Spans): Spans =>
    spans.flatMap(({ start, end }) => {
      const kept = [...places].filter(([index]) => index >= start && index < end).map(([, place]) => place);
      const [first, last] = [kept.at(0), kept.at(-1)];
      return first === undefined || last === undefined ? [] : [{ start: first, end: last + 1 }];
    });
  const parts = read.parts
    .map((part) => ({ ...part, spans: moved(part.spans) }))
    .filter(({ spans }) => spans.length > 0);
  return { text: textWithout(read.text, { spans: cut }), parts, work: read.work };
}

/** Returns the same search without one of its parts; the positions of the other parts are adjusted. */
export const readingWithout = (read: ReadText, { spans }: Pick<SearchPart, 'spans'>): ReadText => without(read, spans);

/** Returns the same search without the work: only its other parts. */
export function readingWithoutWork(read: ReadText): ReadText {
  const all = read.parts.flatMap(({ spans }) => spans);
  const rest = [...Array(read.text.length).keys()].filter((index) => !isInside(all, index));
  return {
    ...without(
      read,
      rest.map((index) => ({ start: index, end: index + 1 })),
    ),
    work: '',
  };
}
