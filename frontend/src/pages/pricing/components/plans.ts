/** How a plan is paid. */
export type Period = 'monthly' | 'yearly';

/** A plan in the shape of a page; prices in whole US dollars, null if sales makes an offer. */
export interface Plan {
  id: string;
  monthly: number | null;
  /** Price of a year that is paid at once. */
  yearly: number | null;
  /** Text keys of the plan's features. */
  features: readonly string[];
  /** Key of a sentence below the list. */
  note?: 'freeForSeekers';
  highlighted: boolean;
  /** Target of its button. */
  to: string;
}

const discounted = (monthly: number, percent: number): number => (monthly * 12 * (100 - percent)) / 100;

/** The plans of /pricing. A year costs ten months: 17 % saved. */
export const PRICING_PLANS: readonly Plan[] = [
  {
    id: 'free',
    monthly: 0,
    yearly: 0,
    features: ['requests', 'search', 'languages'],
    note: 'freeForSeekers',
    highlighted: false,
    to: '/signup',
  },
  {
    id: 'startup',
    monthly: 40,
    yearly: 400,
    features: ['unlimited', 'matching', 'instant', 'email'],
    highlighted: true,
    to: '/signin',
  },
  {
    id: 'company',
    monthly: 60,
    yearly: 600,
    features: ['everything', 'team', 'securePay', 'priority'],
    highlighted: false,
    to: '/signin',
  },
  {
    id: 'enterprise',
    monthly: null,
    yearly: null,
    features: ['everything', 'users', 'api', 'manager'],
    highlighted: false,
    to: '/contact',
  },
];

/** Text keys of the features for enterprises. */
export const ENTERPRISE_FEATURES = [
  'team',
  'users',
  'securePay',
  'api',
  'reports',
  'bulk',
  'branding',
  'support',
  'manager',
] as const;

/** The plans of /plans. A year saves 20 %. */
export const PLANS: readonly Plan[] = [
  {
    id: 'free',
    monthly: 0,
    yearly: 0,
    features: ['applications', 'search', 'languages'],
    note: 'freeForSeekers',
    highlighted: false,
    to: '/signup',
  },
  {
    id: 'professional',
    monthly: 29,
    yearly: discounted(29, 20),
    features: ['unlimited', 'matching', 'instant', 'priority'],
    highlighted: true,
    to: '/signin',
  },
  {
    id: 'enterprise',
    monthly: 99,
    yearly: discounted(99, 20),
    features: ['everything', 'team', 'securePay', 'api'],
    highlighted: false,
    to: '/contact',
  },
];

/** Rows of the comparison on /plans: true, false, or the key of a text, for each plan in turn. */
export const COMPARISON: readonly {
  id: string;
  cells: readonly (boolean | string)[];
  /** Key of a sentence in a row of its own below. */
  note?: 'freeForSeekers';
}[] = [
  { id: 'applications', cells: ['three', 'unlimited', 'unlimited'], note: 'freeForSeekers' },
  { id: 'search', cells: [true, true, true] },
  { id: 'languages', cells: [true, true, true] },
  { id: 'matching', cells: [false, true, true] },
  { id: 'instant', cells: [false, true, true] },
  { id: 'priority', cells: [false, true, true] },
  { id: 'securePay', cells: [true, true, true] },
  { id: 'team', cells: [false, false, true] },
  { id: 'api', cells: [false, false, true] },
];

/** "$29", "$278.40". */
export const dollars = (amount: number): string =>
  // without `Intl`, because its tables would take longer to load than the page to draw
  `$${Number.isInteger(amount) ? String(amount).replace(/\B(?=(\d{3})+$)/g, ',') : amount.toFixed(2)}`;
