export type Fact = string | false | null | undefined;

/** Joins facts in one line without unknown ones: "Part-time · 27 hours a week". */
export const joinFacts = (...facts: readonly Fact[]): string => facts.filter((fact) => fact && fact.trim()).join(' · ');
