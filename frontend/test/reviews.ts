import { type EngagementReview, factsOf, type OtherReview, type OwnReview } from '@nukkad/contract/reviews/reviews';

const DAY_MS = 86_400_000;
const ENGAGEMENT = '40000000-0000-4000-8000-000000000001';

/** Returns the moment `days` days from now. */
const daysAway = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** Returns the reviews of one engagement in the shape of its employer's response: open, and without answers. */
export const anEngagementReview = (changes: Partial<EngagementReview> = {}): EngagementReview => ({
  engagementId: ENGAGEMENT,
  side: 'employer',
  state: 'open',
  closesAt: daysAway(7),
  mayReview: true,
  isGrouped: false,
  asks: [...factsOf(changes.side ?? 'employer')],
  mine: null,
  theirs: null,
  record: {},
  ...changes,
});

/** Returns the user's own review: only the first answer. */
export const anOwnReview = (changes: Partial<OwnReview> = {}): OwnReview => ({
  id: '40000000-0000-4000-8000-000000000002',
  again: true,
  facts: {},
  note: '',
  reply: '',
  isFinished: false,
  status: 'hidden',
  changedAt: daysAway(0),
  decision: null,
  ...changes,
});

/** The review of the other side, which may be replied to and reported. */
export const anOtherReview = (changes: Partial<OtherReview> = {}): OtherReview => ({
  id: '40000000-0000-4000-8000-000000000003',
  again: true,
  facts: {},
  note: '',
  reply: '',
  mayReplyUntil: daysAway(30),
  mayReport: true,
  decision: null,
  ...changes,
});
