import { matchSkillName, occupationsOfTitle } from '@nukkad/domain/query-interpretation';

/** What a job means in the taxonomy: the skills that it names and the occupations of its title. */
export interface JobMeaning {
  skillIds: string[];
  occupationIds: string[];
}

/** Reads the meaning of a job from its own words. */
export function jobMeaning({
  title,
  requiredSkills,
}: {
  title: string;
  requiredSkills: readonly string[];
}): JobMeaning {
  const skillIds = requiredSkills.map(matchSkillName).filter((id) => id !== null);
  return { skillIds: [...new Set(skillIds)], occupationIds: occupationsOfTitle(title) };
}
