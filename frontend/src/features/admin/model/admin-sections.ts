import type { StaffRole } from '@nukkad/contract/accounts/users';

/** The parts of the staff's page; parts with pending decisions first. */
export const ADMIN_SECTIONS = [
  'support',
  'job-reviews',
  'message-reports',
  'suspension-appeals',
  'work-appeals',
  'pay-cases',
  'time-corrections',
  'contests',
  'money',
  'review-cases',
  'review-bias',
  'users',
  'dead-letters',
  'queues',
  'audit-log',
] as const;
export type AdminSection = (typeof ADMIN_SECTIONS)[number];

/** Parameter of the address: the support request that is open. */
export const REQUEST = 'request';
/** Address parameters: the reported message, the contested hours, and the account. */
export const REPORT = 'report';
export const CONTEST = 'contest';
/** Address parameters: the posting of the books, the difference between report and books, and the reward. */
export const POSTING = 'posting';
export const DIFFERENCE = 'difference';
export const PAYOUT = 'payout';
export const USER = 'user';
/** Returns the address of an account. For `to` of links. */
export const toUser = (id: string): string => `?section=users&${USER}=${id}`;

const FOR_ADMINISTRATORS: readonly AdminSection[] = ['audit-log'];

/** The parts that this role may open. */
export const sectionsFor = (role: StaffRole): AdminSection[] =>
  ADMIN_SECTIONS.filter((section) => role === 'admin' || !FOR_ADMINISTRATORS.includes(section));

/** Returns the part in the address; the first one if the address names no part that this role may open. */
export function sectionOf(search: URLSearchParams, role: StaffRole): AdminSection {
  const allowed = sectionsFor(role);
  return allowed.find((section) => section === search.get('section')) ?? (allowed[0] as AdminSection);
}
