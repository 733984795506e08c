// The ids alone, so that schemas and screens can use them without loading the whole taxonomy.
/** Job categories; the six of the hire form come first, in its order. */
export const JOB_CATEGORY_IDS = [
  'food_service',
  'retail',
  'delivery',
  'cleaning',
  'tech_support',
  'event_staff',
  'gig',
  'sales',
  'telecalling',
  'accounts_finance',
  'hr_staffing',
  'supply_chain',
  'ecommerce',
  'office_education',
  'beauty_wellness',
  'security',
  'driving',
  'domestic_help',
  'construction',
  'healthcare',
] as const;
export type JobCategoryId = (typeof JOB_CATEGORY_IDS)[number];
