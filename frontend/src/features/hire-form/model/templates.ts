import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { JobType, RateType } from '@nukkad/contract/jobs/jobs';
import type { PictogramName, Sign } from '../../../shared/ui/Pictogram';

/** A frequently requested job; its texts are below `templates`. */
export interface JobTemplate {
  id: string;
  /** Its drawing, if another template uses that of its category. */
  sign?: Sign;
  category: JobCategoryId;
  jobType: JobType;
  hoursPerWeek: number;
  /** The usual type of rate of this work. */
  rateType: RateType;
}

/** The templates, in the order in which they are offered. */
export const JOB_TEMPLATES = [
  {
    id: 'waiter',
    sign: 'waiter',
    category: 'food_service',
    jobType: 'part_time',
    hoursPerWeek: 36,
    rateType: 'monthly',
  },
  { id: 'cook', sign: 'cook', category: 'food_service', jobType: 'part_time', hoursPerWeek: 48, rateType: 'monthly' },
  { id: 'delivery', category: 'delivery', jobType: 'part_time', hoursPerWeek: 36, rateType: 'monthly' },
  { id: 'helper', category: 'gig', jobType: 'temporary', hoursPerWeek: 48, rateType: 'monthly' },
  { id: 'cleaner', category: 'cleaning', jobType: 'part_time', hoursPerWeek: 24, rateType: 'hourly' },
  { id: 'shop', category: 'retail', jobType: 'part_time', hoursPerWeek: 48, rateType: 'monthly' },
  { id: 'driver', category: 'driving', jobType: 'contract', hoursPerWeek: 48, rateType: 'monthly' },
  { id: 'guard', category: 'security', jobType: 'contract', hoursPerWeek: 48, rateType: 'monthly' },
  { id: 'telecaller', category: 'telecalling', jobType: 'part_time', hoursPerWeek: 36, rateType: 'monthly' },
  { id: 'tailor', sign: 'tailor', category: 'retail', jobType: 'contract', hoursPerWeek: 48, rateType: 'monthly' },
  {
    id: 'electrician',
    sign: 'electrician',
    category: 'construction',
    jobType: 'gig_work',
    hoursPerWeek: 40,
    rateType: 'hourly',
  },
  { id: 'office', category: 'office_education', jobType: 'part_time', hoursPerWeek: 40, rateType: 'monthly' },
] as const satisfies readonly JobTemplate[];

/** Returns the drawing of a template, unique among the templates. */
export const drawingOf = ({ sign, category }: JobTemplate): PictogramName => sign ?? category;
