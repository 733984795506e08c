import { api } from '@nukkad/api-client/generated/api.gen';
import type { Change, EventTopic } from '@nukkad/contract/platform/events';
import { FIGURES, LIST } from '../../../shared/cache/tags';

/** The cache tags of each topic, by name, so that the stream imports no feature. */
const TYPES = {
  notifications: ['Notifications'],
  applications: ['Applications', 'ReceivedApplication'],
  'received-applications': ['OwnJobs', 'ReceivedApplications'],
  interviews: ['Interviews', 'ReceivedInterviews'],
  messages: ['Conversations', 'Messages'],
  jobs: ['OwnJobs'],
  'job-views': ['OwnJobViews'],
  'job-requests': ['JobRequests'],
  'instant-jobs': ['InstantJobs'],
  engagements: ['Engagements', 'Statement'],
  'saved-searches': ['SavedSearches'],
  'calendar-feed': ['CalendarFeed'],
  user: ['Session', 'Devices'],
} as const satisfies Record<EventTopic, readonly string[]>;

type LiveType = (typeof TYPES)[EventTopic][number];

/** A cache tag that live events invalidate. Without an id it covers all tags of its type. */
export interface LiveTag {
  type: LiveType;
  id?: string;
}

const liveApi = api.enhanceEndpoints({ addTagTypes: Object.values(TYPES).flat() });
type LiveState = Parameters<typeof liveApi.util.selectInvalidatedBy>[0];

/**
 * Tags that an event about one object invalidates: the object itself, lists that may get another order or other
 * members, and figures that count it. The remaining topics have only lists, or only one object, and are invalidated as
 * a whole.
 */
const OLD_BY_SUBJECT: { [T in EventTopic]?: (id: string) => LiveTag[] } = {
  applications: (id) => [
    { type: 'Applications', id },
    { type: 'Applications', id: FIGURES },
    { type: 'ReceivedApplication', id },
  ],
  'received-applications': (id) => [
    { type: 'ReceivedApplications', id },
    { type: 'OwnJobs', id },
    { type: 'OwnJobs', id: FIGURES },
  ],
  // the conversation with the newest message comes first
  messages: (id) => [
    { type: 'Messages', id },
    { type: 'Conversations', id },
    { type: 'Conversations', id: LIST },
  ],
  jobs: (id) => [
    { type: 'OwnJobs', id },
    { type: 'OwnJobs', id: LIST },
    { type: 'OwnJobs', id: FIGURES },
  ],
  'job-views': (id) => [
    { type: 'OwnJobViews', id },
    { type: 'OwnJobViews', id: FIGURES },
  ],
  // a filled or cancelled job moves in the list of its employer
  'instant-jobs': (id) => [
    { type: 'InstantJobs', id },
    { type: 'InstantJobs', id: LIST },
  ],
  // finished work leaves the upcoming list and counts for reliability; its payment has changed
  engagements: (id) => [
    { type: 'Engagements', id },
    { type: 'Engagements', id: LIST },
    { type: 'Engagements', id: FIGURES },
    { type: 'Statement' },
  ],
};

/** Returns all tags of a topic; empty for an unknown topic of a newer server. */
export const tagsOfTopic = (topic: EventTopic): LiveTag[] => (TYPES[topic] ?? []).map((type) => ({ type }));

/** Returns all tags that live events can invalidate. */
export const allLiveTags = (): LiveTag[] =>
  Object.values(TYPES)
    .flat()
    .map((type) => ({ type }));

/** Returns the tags that a change invalidates. */
export const tagsOfChange = ({ topic, subject }: Change): LiveTag[] =>
  (subject === undefined ? undefined : OLD_BY_SUBJECT[topic]?.(subject)) ?? tagsOfTopic(topic);

/**
 * Adds the list tag for an application that a seeker's list does not contain yet, sent from another device; other
 * changes leave the list unchanged.
 */
function withNewcomers(state: LiveState, tags: readonly LiveTag[]): LiveTag[] {
  const isNew = ({ type, id }: LiveTag): boolean =>
    type === 'Applications' &&
    id !== undefined &&
    id !== FIGURES &&
    liveApi.util.selectInvalidatedBy(state, [{ type, id }]).length === 0;
  return tags.some(isNew) ? [...tags, { type: 'Applications', id: LIST }] : [...tags];
}

/** Returns an action that reloads all displayed data with one of `tags`. */
export const invalidate =
  (tags: readonly LiveTag[]) =>
  (dispatch: (action: ReturnType<typeof liveApi.util.invalidateTags>) => void, getState: () => unknown): void =>
    dispatch(liveApi.util.invalidateTags(withNewcomers(getState() as LiveState, tags)));
