import { createContext } from 'react';
import type { SeekerSection } from '../../session/model/sections';

/** The search line's properties for a section. */
export interface SectionSearch {
  section: SeekerSection;
  /** Accessible name of the field. */
  label: string;
  /** The search text in the address. */
  asked: string;
  onSearch: (text: string) => void;
}

interface TextOfSection {
  section: SeekerSection;
  text: string;
}

/** State of the field. */
export interface SearchFieldState {
  label: string;
  text: string;
}

/**
 * Creates the text of the search line in the header, which persists between sections: a section requested by the
 * address takes control of the line when it is drawn, including text typed for it meanwhile. `addressed` returns the
 * section of the address. It is no slice: it calls functions of the section, and belongs to one header.
 */
export function createSearchLine(addressed: () => SeekerSection) {
  let open: SectionSearch | null = null;
  let typed: TextOfSection | null = null;
  /** A search that was sent before its section was drawn, and is pending. */
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
    /** Returns the state of the field; null before the first section has connected to the line. */
    state: (): SearchFieldState | null => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Connects a section to the line, or updates its search. */
    openFor(section: SectionSearch): void {
      const isOther = open?.section !== section.section;
      const isAskedAnew = !isOther && open?.asked !== section.asked;
      const isOwnSearch = section.asked === submitted && typed?.text !== submitted;
      open = section;
      // the text belongs to a section that the user left before it was drawn
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
    /** Searches for the text in the section of the address, as soon as that section is drawn. */
    submit(text: string): void {
      const section = addressed();
      submitted = text;
      waiting = null;
      if (open?.section !== section) {
        waiting = { section, text };
        return;
      }
      open.onSearch(text);
      // the search may open another section, which shows its text
      if (typed) typed = { ...typed, section: addressed() };
    },
  };
}

export type SearchLineStore = ReturnType<typeof createSearchLine>;

/** The search line of the header; null on pages without one. */
export const SearchLineContext = createContext<SearchLineStore | null>(null);
