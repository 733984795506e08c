import { api } from '@nukkad/api-client/generated/api.gen';
import type { EventTopic } from '@nukkad/domain/events';

/**
 * What pages load anew when something of a topic changed: names of cache tags. What shows a topic adds its tags here, by
 * name, so that the stream pulls no feature along.
 */
export const invalidatesOn = {
  notifications: ['Notifications'],
  applications: ['Applications', 'OwnJobs', 'ReceivedApplications'],
  interviews: ['Interviews', 'ReceivedInterviews'],
  messages: ['Conversations', 'Messages'],
  jobs: ['OwnJobs'],
  user: ['Session'],
} as const satisfies Record<EventTopic, readonly string[]>;

/** The name of a cache tag that follows from a topic. */
export type LiveTag = (typeof invalidatesOn)[EventTopic][number];

const liveApi = api.enhanceEndpoints({ addTagTypes: Object.values(invalidatesOn).flat() });

/** The action by which everything that carries one of `tags` is loaded anew where it is shown. */
export const invalidate = (tags: Iterable<LiveTag>) => liveApi.util.invalidateTags([...tags]);
