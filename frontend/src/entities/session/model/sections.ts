/** The seven sections of the job seeker's dashboard, in the order of its sidebar; the first one opens by default. */
export const SEEKER_SECTIONS = [
  'request-interview',
  'job-search',
  'ai-jobs',
  'applications',
  'calendar',
  'salary',
  'rewards',
] as const;
export type SeekerSection = (typeof SEEKER_SECTIONS)[number];

export const DEFAULT_SECTION: SeekerSection = SEEKER_SECTIONS[0];
const PARAMETER = 'section';

/** Returns the section in an address; the default one if the address names no valid one. */
export function sectionOf(search: URLSearchParams): SeekerSection {
  const named = search.get(PARAMETER);
  return SEEKER_SECTIONS.find((section) => section === named) ?? DEFAULT_SECTION;
}

/** Returns the link to a section: the same page with the section in the address. For `to` of links and `navigate`. */
export const toSection = (section: SeekerSection): string => `?${PARAMETER}=${section}`;

/** The sections with the search line in their header. */
const SEARCHABLE: ReadonlySet<SeekerSection> = new Set<SeekerSection>(['request-interview', 'ai-jobs', 'job-search']);

/** Returns whether a section has the search line in its header. */
export const hasSearchLine = (section: SeekerSection): boolean => SEARCHABLE.has(section);
