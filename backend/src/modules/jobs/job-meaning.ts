import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { type AdvertisedJob, conditionsOfJob } from '@nukkad/language/job-conditions';
import { type AdvertisedWork, advertisedWork } from '@nukkad/language/job-occupations';
import { LEXICON_VERSION } from '@nukkad/language/lexicon/compiled-lexicon';
import { skillIdsOf } from '@nukkad/language/query-interpretation';
import type { SearchCondition } from '@nukkad/contract/matching/search-readings';

/** The meaning of a job in the taxonomy: its skills, its occupations and its stated conditions. */
export interface JobMeaning extends AdvertisedWork {
  skillIds: string[];
  conditionIds: SearchCondition[];
  /** The version of the words that it was read with. */
  lexiconVersion: string;
}

/** Computes the meaning of a job from its texts and its category. */
export function jobMeaning(job: AdvertisedJob & { category: JobCategoryId }): JobMeaning {
  const { title, description, requiredSkills, category } = job;
  return {
    skillIds: skillIdsOf(requiredSkills),
    ...advertisedWork(title, description, requiredSkills, category),
    conditionIds: conditionsOfJob(job),
    lexiconVersion: LEXICON_VERSION,
  };
}
