import { z } from 'zod';
import { NAME_MAX, RATE_MAX, SKILL_MAX, SKILLS_MAX_COUNT } from '../limits.js';
import { LANGUAGES } from '../languages.js';
import { optionalName, requiredLine, requiredName } from '../primitives.js';
import { JOB_CATEGORY_IDS } from '../jobs/job-categories.js';
import { NotificationPreferencesSchema } from './account.js';
import { AvailabilitySchema } from '../instant-work/availability.js';

export const USER_ROLES = ['job_seeker', 'employer', 'both'] as const;
export type UserRole = (typeof USER_ROLES)[number];
export const STAFF_ROLES = ['support', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
/** Sides of the market that an account can have. */
export const SIDES = ['job_seeker', 'employer'] as const;
export type Side = (typeof SIDES)[number];

/** Returns true if an account with `role` may act for `side`. */
export const hasSide = (role: UserRole, side: Side): boolean => role === 'both' || role === side;

/** Values that `?role=` at sign-in accepts, with their sides. */
export const SIGN_IN_ROLES = { 'job-seeker': 'job_seeker', employer: 'employer' } as const satisfies Record<
  string,
  Side
>;

/** Times at which a seeker can work; several can be chosen. */
export const WORK_HOURS = ['mornings', 'afternoons', 'evenings', 'nights', 'weekends'] as const;

/** The signed-in account, as it sees itself. */
export const CurrentUserSchema = z
  .object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    /** Null for a user who signs in with a phone number and has not given an address. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    bio: z.string(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    country: z.string(),
    billingName: z.string(),
    billingEmail: z.string(),
    billingAddress: z.string(),
    billingCity: z.string(),
    billingState: z.string(),
    billingZip: z.string(),
    billingCountry: z.string(),
    profileImageUrl: z.string().nullable(),
    role: z.enum(USER_ROLES),
    staffRole: z.literal([...STAFF_ROLES, null]), // an enum that is nullable would not name null in the contract
    emailVerified: z.boolean(),
    phoneVerified: z.boolean(),
    hasPassword: z.boolean(),
    availability: AvailabilitySchema,
    skills: z.array(z.string()),
    preferredCategories: z.array(z.enum(JOB_CATEGORY_IDS)),
    expectedRate: z.int32().nullable(),
    workHours: z.array(z.enum(WORK_HOURS)),
    needsName: z.boolean(),
    /** An address and a number that wait for their code. */
    pendingEmail: z.string().nullable(),
    pendingPhone: z.string().nullable(),
    notifications: NotificationPreferencesSchema,
    /** Time of the account's erasure; null without a request for it. */
    deletionDueAt: z.string().nullable(),
    /** Until when the account may not post, apply, write, accept or offer; null when it may. */
    suspendedUntil: z.string().nullable(),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof CurrentUserSchema>;

export const AddRoleSchema = z.strictObject({ role: z.enum(SIDES) }).meta({ id: 'AddRole' });

/** Answer to the first page's question for a name; `skip` suppresses further questions. */
export const SetNameSchema = z
  .union([
    z.strictObject({ firstName: requiredName(NAME_MAX), lastName: optionalName(NAME_MAX).default('') }),
    z.strictObject({ skip: z.literal(true) }),
  ])
  .meta({ id: 'SetName' });
export type SetName = z.infer<typeof SetNameSchema>;

/** Preferences of a seeker for matching. Absent fields stay unchanged, null (rate) deletes the value. */
export const WorkPreferencesSchema = z
  .strictObject({
    skills: z.array(requiredLine(SKILL_MAX)).max(SKILLS_MAX_COUNT).optional(),
    preferredCategories: z.array(z.enum(JOB_CATEGORY_IDS)).max(JOB_CATEGORY_IDS.length).optional(),
    expectedRate: z.int32().min(0).max(RATE_MAX).nullable().optional(),
    workHours: z.array(z.enum(WORK_HOURS)).max(WORK_HOURS.length).optional(),
    language: z.enum(LANGUAGES).optional(),
  })
  .meta({ id: 'WorkPreferences' });
export type WorkPreferences = z.infer<typeof WorkPreferencesSchema>;
