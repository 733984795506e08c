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

/** Six families of work, which share a colour: categories that people move between. */
export const FAMILIES = {
  food: ['food_service', 'event_staff'],
  shop: ['retail', 'sales', 'ecommerce'],
  move: ['delivery', 'driving', 'supply_chain'],
  build: ['construction', 'security', 'gig'],
  care: ['cleaning', 'domestic_help', 'beauty_wellness', 'healthcare'],
  desk: ['tech_support', 'telecalling', 'accounts_finance', 'hr_staffing', 'office_education'],
} as const satisfies Record<string, readonly JobCategoryId[]>;
export type Family = keyof typeof FAMILIES;

const families = Object.fromEntries(
  Object.entries(FAMILIES).flatMap(([family, categories]) => categories.map((category) => [category, family])),
) as Record<JobCategoryId, Family>;

/** Returns the family of a category. */
export const familyOf = (category: JobCategoryId): Family => families[category];
