import { matchSkillName } from '@nukkad/domain/query-interpretation';

/** Skills of the taxonomy that the skills of a profile mean, each once; words that mean none are left out. */
export const skillIdsOf = (skills: readonly string[]): string[] => [
  ...new Set(skills.map(matchSkillName).filter((skill) => skill !== null)),
];
