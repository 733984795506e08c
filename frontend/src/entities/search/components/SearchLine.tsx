import { use, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sectionOf } from '../../session/model/sections';
import { SearchLineContext, type SectionSearch } from '../model/search-line-store';

/** Connects the search line of the header to the section that renders this component. */
export function SearchLine({ label, asked, onSearch }: Omit<SectionSearch, 'section'>) {
  const line = use(SearchLineContext);
  const section = sectionOf(useSearchParams()[0]);
  // after each rendering, so that a search starts from the section's present state
  useLayoutEffect(() => line?.openFor({ section, label, asked, onSearch }));
  return null;
}
