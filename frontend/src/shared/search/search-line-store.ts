import { createContext } from 'react';
import type { SeekerSection } from '../dashboard/sections';

/** The search line as a section wants it. */
export interface SectionSearch {
  section: SeekerSection;
  /** Names the field to those who listen. */
  label: string;
  /** The text that the address asks for. */
  asked: string;
  onSearch: (text: string) => void;
}

interface TextOfSection {
  section: SeekerSection;
  text: string;
}

/** What the field shows. */
export interface SearchFieldState {
  label: string;
  text: string;
}

/**
 * The text of the search line in the header, which outlasts the sections: a section that was asked for by the address takes
 * the line over when it is drawn, with what was typed for it meanwhile. `addressed` returns the section of the address.
 */
export function createSearchLine(addressed: () => SeekerSection) {
  let open: SectionSearch | null = null;
  let typed: TextOfSection | null = null;
  /** A search that was sent before its section was drawn. */
  let waiting: TextOfSection | null = null;
  let submitted: string | null = null;
  let state: SearchFieldState | null = null;
  const listeners = new Set<() => void>();

  const update = (): void => {
    const next = open && { label: open.label, text: typed?.text ?? open.asked };
    if (next?.label === state?.label && next?.text === state?.text) return;
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    /** What the field shows; null before the first section has taken the line over. */
    state: (): SearchFieldState | null => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** A section takes the line over, or changes what it asks for. */
    openFor(section: SectionSearch): void {
      const isOther = open?.section !== section.section;
      const isAskedAnew = !isOther && open?.asked !== section.asked;
      const isOwnSearch = section.asked === submitted && typed?.text !== submitted;
      open = section;
      // a text that went to a section which was left again before it was drawn
      const isLeft = addressed() === section.section && typed?.section !== section.section;
      if (isLeft || (isOther ? typed?.section !== section.section : isAskedAnew && !isOwnSearch)) typed = null;
      update();
      if (waiting?.section !== section.section) return;
      const { text } = waiting;
      waiting = null;
      section.onSearch(text);
    },
    type(text: string): void {
      typed = { text, section: addressed() };
      update();
    },
    /** Searches for the text where the address says, as soon as that section is drawn. */
    submit(text: string): void {
      const section = addressed();
      submitted = text;
      waiting = null;
      if (open?.section !== section) {
        waiting = { section, text };
        return;
      }
      open.onSearch(text);
      // the search may lead to another section, which shows its text
      if (typed) typed = { ...typed, section: addressed() };
    },
  };
}

export type SearchLineStore = ReturnType<typeof createSearchLine>;

/** The search line of the header; null on pages without one. */
export const SearchLineContext = createContext<SearchLineStore | null>(null);
