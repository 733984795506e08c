import { z } from 'zod';
import { LANGUAGES } from '../languages.js';
import { isoDateTime, searchText } from '../primitives.js';
import { SuspensionSchema } from './suspensions.js';
import { STAFF_ROLES, USER_ROLES } from './users.js';

/** Fewest characters that staff search accounts for, and most accounts that are shown. */
export const USER_SEARCH_MIN = 3;
export const USERS_FOUND_MAX = 20;

const summary = {
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.enum(USER_ROLES),
  staffRole: z.literal([...STAFF_ROLES, null]),
  createdAt: isoDateTime,
  /** Null when the account is not suspended. */
  suspendedUntil: isoDateTime.nullable(),
};

/** An account as a result of a staff search. */
export const StaffUserSummarySchema = z.object(summary).meta({ id: 'StaffUserSummary' });
export type StaffUserSummary = z.infer<typeof StaffUserSummarySchema>;

/** An account with the data that a staff member needs. */
export const StaffUserSchema = z
  .object({
    ...summary,
    emailVerified: z.boolean(),
    phoneVerified: z.boolean(),
    language: z.enum(LANGUAGES),
    /** Time of the account's erasure; null without a request for it. */
    deletionDueAt: isoDateTime.nullable(),
    counts: z.object({
      jobs: z.int32(),
      instantJobs: z.int32(),
      applications: z.int32(),
      /** Reports of others about jobs and messages of the account. */
      reportsAbout: z.int32(),
      /** Reports that the account made. */
      reportsMade: z.int32(),
      suspensions: z.int32(),
    }),
    /** The one that runs. */
    suspension: z.object(SuspensionSchema.shape).nullable(),
  })
  .meta({ id: 'StaffUser' });
export type StaffUser = z.infer<typeof StaffUserSchema>;

/** Part of an address or a name, or a whole number. */
export const SearchUsersQuerySchema = z.strictObject({ search: searchText.pipe(z.string().min(USER_SEARCH_MIN)) });
export type SearchUsersQuery = z.infer<typeof SearchUsersQuerySchema>;
