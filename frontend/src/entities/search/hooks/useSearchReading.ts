import type { Position } from '@nukkad/contract/places/geo';
import type { SearchPart } from '@nukkad/contract/matching/search-readings';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { type ReadText, readingWithout, readingWithoutWork } from '../model/reading-without';
import { searchReadingsApi } from '../search-readings-api';

/**
 * Returns the interpretation of the text of a search around `position`, which requires a position. `onText` receives
 * the text after a part was removed. The previous interpretation stays until the next one arrives; a text that cannot
 * be interpreted has no parts.
 */
export function useSearchReading(text: string, position: Position | null, onText: (text: string) => void) {
  // re-renders the component when the language changes
  useTranslation('search');
  const query = searchReadingsApi.useReadSearchTextQuery(
    text && position ? { text, position, language: currentLanguage() } : skipToken,
  );
  // the result of a removed part is known before the server responds
  const [left, setLeft] = useState<ReadText | null>(null);
  const unread = useMemo<ReadText>(() => ({ text, parts: [], work: text }), [text]);
  const known: ReadText | null | undefined = !text
    ? null
    : (query.currentData ?? (left?.text === text ? left : query.isError ? unread : undefined));
  const [last, setLast] = useState(known);
  if (known !== undefined && known !== last) setLast(known);
  const reading = known === undefined ? (last ?? null) : known;

  const keep = (next: ReadText): void => {
    setLeft(next);
    onText(next.text);
  };
  return {
    /** Null without a text, or before one was interpreted. */
    reading,
    /** Whether `reading` belongs to the present text. */
    isCurrent: known !== undefined,
    /** Whether a text was interpreted since the page opened, or none had to be. */
    isReady: known !== undefined || last !== undefined,
    place: reading?.parts.find((part): part is Extract<SearchPart, { kind: 'place' }> => part.kind === 'place') ?? null,
    removePart: (part: SearchPart): void => {
      if (reading) keep(readingWithout(reading, part));
    },
    removeWork: (): void => {
      if (reading) keep(readingWithoutWork(reading));
    },
  };
}

export type SearchReadingState = ReturnType<typeof useSearchReading>;
