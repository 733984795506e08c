import { z } from 'zod';
import { isoDateTime } from './primitives.js';

/** Letters and digits that nobody mistakes for one another when a code is read out. */
export const REFERRAL_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const REFERRAL_CODE_LENGTH = 8;
export const REFERRAL_CODE_PATTERN = new RegExp(`^[${REFERRAL_ALPHABET}]{${REFERRAL_CODE_LENGTH}}$`);
/** Invited people that are listed, newest first; the sums are about all of them. */
export const INVITED_LISTED_MAX = 100;

/** The address of the sign-up form that carries a referral code, as a path. */
export const referralPath = (code: string): string => `/signup?ref=${code}`;

/**
 * How an invited person stands: `waiting` until the phone, and the email if there is one, are verified, `known_phone` when another account
 * has the same phone, the inviting one included, and else `counts`.
 */
export const INVITED_STATUSES = ['waiting', 'counts', 'known_phone'] as const;
export type InvitedStatus = (typeof INVITED_STATUSES)[number];

/** An invited person; the name is shortened (Asha R.) and empty while none is known. */
export const InvitedPersonSchema = z.object({
  name: z.string(),
  joinedAt: isoDateTime,
  status: z.enum(INVITED_STATUSES),
});
export type InvitedPerson = z.infer<typeof InvitedPersonSchema>;

/** A person's referral code and its address, who joined with it, how many of them count, and what they earned (rupees). */
export const RewardsSchema = z
  .object({
    code: z.string(),
    link: z.string(),
    rewardPerPerson: z.int32(),
    earned: z.int32(),
    joined: z.int32(),
    counted: z.int32(),
    invited: z.array(InvitedPersonSchema),
  })
  .meta({ id: 'Rewards' });
export type Rewards = z.infer<typeof RewardsSchema>;
