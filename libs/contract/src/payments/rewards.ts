import { PAYOUT_REASONS, REWARD_STEPS, RewardSumsSchema } from './reward-payouts.js';
import { z } from 'zod';
import { isoDateTime } from '../primitives.js';

/** Letters and digits that are not confused when a code is read out. */
export const REFERRAL_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const REFERRAL_CODE_LENGTH = 8;
export const REFERRAL_CODE_PATTERN = new RegExp(`^[${REFERRAL_ALPHABET}]{${REFERRAL_CODE_LENGTH}}$`);
/** Invited people that are listed, newest first; the sums are about all of them. */
export const INVITED_LISTED_MAX = 100;

/** Returns the path of the sign-up form with a referral code. */
export const referralPath = (code: string): string => `/signup?ref=${code}`;

/**
 * Status of an invited person: `waiting` until the phone, and the email if there is one, are verified, `known_phone` if
 * another account has the same phone, including the inviting one, and otherwise `counts`.
 */
export const INVITED_STATUSES = ['waiting', 'counts', 'known_phone'] as const;
export type InvitedStatus = (typeof INVITED_STATUSES)[number];

/**
 * An invited person; the name is abbreviated (Asha R.) and empty if unknown. `step`: progress of the reward for this
 * person, null before it is earned; `why`: reason of a review or a refusal by staff.
 */
export const InvitedPersonSchema = z.object({
  name: z.string(),
  joinedAt: isoDateTime,
  status: z.enum(INVITED_STATUSES),
  step: z.enum(REWARD_STEPS).nullable(),
  why: z.enum(PAYOUT_REASONS).nullable(),
});
export type InvitedPerson = z.infer<typeof InvitedPersonSchema>;

/**
 * A person's referral code and its address, the people who joined with it, the number of them that count, and the
 * rewards earned (rupees). `sums`: rewards by state, in paise; `accountDays`: minimum age of both accounts in days.
 */
export const RewardsSchema = z
  .object({
    code: z.string(),
    link: z.string(),
    rewardPerPerson: z.int32(),
    earned: z.int32(),
    joined: z.int32(),
    counted: z.int32(),
    sums: RewardSumsSchema,
    accountDays: z.int32(),
    invited: z.array(InvitedPersonSchema),
  })
  .meta({ id: 'Rewards' });
export type Rewards = z.infer<typeof RewardsSchema>;
