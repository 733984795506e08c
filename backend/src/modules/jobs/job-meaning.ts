import { type AdvertisedJob, conditionsOfJob } from '@nukkad/domain/job-conditions';
import { occupationsOfTitle, skillIdsOf, suggestedOccupations } from '@nukkad/domain/query-interpretation';
import type { SearchCondition } from '@nukkad/domain/search-readings';

/**
 * What a job means in the taxonomy: the skills that it names, the occupations of its title, or, where that names none, those
 * that its skills and description suggest; and the conditions that it says to meet.
 */
export interface JobMeaning {
  skillIds: string[];
  occupationIds: string[];
  suggestedOccupationIds: string[];
  conditionIds: SearchCondition[];
}

/** Reads the meaning of a job from its own words. */
export function jobMeaning(job: AdvertisedJob): JobMeaning {
  const { title, description, requiredSkills } = job;
  const occupationIds = occupationsOfTitle(title);
  return {
    skillIds: skillIdsOf(requiredSkills),
    occupationIds,
    suggestedOccupationIds: occupationIds.length > 0 ? [] : suggestedOccupations(description, requiredSkills),
    conditionIds: conditionsOfJob(job),
  };
}
