import type { MatchReason } from '@nukkad/contract/matching/ai-jobs';
import type { Job } from '@nukkad/api-client/generated/api.gen';

/** A job of either list; only the search around a position returns its point and the reasons of the match. */
export type FoundJob = Job & {
  latitude?: number | null;
  longitude?: number | null;
  matchScore?: number;
  matchReasons?: MatchReason[];
};

/** A job with a place on the earth. */
export type PlacedJob = FoundJob & { latitude: number; longitude: number };
