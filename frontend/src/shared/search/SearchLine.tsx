import { use, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sectionOf } from '../dashboard/sections';
import { SearchLineContext, type SectionSearch } from './search-line-store';

/** Takes the search line of the header over for the section that it stands in. */
export function SearchLine({ label, asked, onSearch }: Omit<SectionSearch, 'section'>) {
  const line = use(SearchLineContext);
  const section = sectionOf(useSearchParams()[0]);
  // after each rendering, so that a search starts from what the section shows
  useLayoutEffect(() => line?.openFor({ section, label, asked, onSearch }));
  return null;
}
