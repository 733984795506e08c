export type Fact = string | false | null | undefined;

/** "Part-time · 27 hours a week": facts in one line, without those that are not known. */
export const joinFacts = (...facts: readonly Fact[]): string => facts.filter((fact) => fact && fact.trim()).join(' · ');
