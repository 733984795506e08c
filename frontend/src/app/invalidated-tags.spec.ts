import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { api } from '@nukkad/api-client/generated/api.gen';
import '../entities/paper/papers-api';
import '../entities/payment/payments-api';
import '../entities/push/push-api';
import '../entities/whatsapp/whatsapp-api';
import '../entities/review/reviews-api';
import '../entities/work-record/work-records-api';
import '../features/admin/api/admin-api';
import '../features/admin/api/second-factor-api';
import '../features/ai-jobs/api/preferences-api';
import '../features/instant-work/availability/api/availability-api';
import '../features/calendar/api/calendar-api';
import '../features/dashboard/api/account-api';
import '../features/instant-work/requests/api/job-requests-api';
import '../features/job-search/api/job-list-api';
import '../pages/landing/api/public-jobs-api';
import '../features/messages/api/messages-api';
import '../features/my-applications/api/my-applications-api';
import '../features/notifications/api/notifications-api';
import '../features/profile/api/profile-api';
import '../features/interviews/request/api/seeker-stats-api';
import '../features/saved-searches/api/saved-searches-api';
import '../features/signup/api/signup-api';
import '../features/support-chat/api/support-api';
import '../features/support-request/api/own-request-api';
import '../entities/application/applications-api';
import '../entities/hiring/hiring-api';
import '../entities/hiring/instant-jobs-api';
import '../entities/engagement/engagements-api';
import '../entities/interview/interviews-api';
import '../entities/job/search-api';
import '../entities/search/search-readings-api';
import '../entities/session/current-user-api';
import '../entities/session/session-api';
import '../entities/session/hooks/useRoles';
import { INVALIDATED_TAGS } from '../../test/invalidated-tags';

interface Definition {
  type: string;
  invalidatesTags?: unknown;
}
type Tag = string | { type: string; id?: string | number };

/** Returns a stand-in for an argument: each property evaluates to its path, and a list has one entry. */
function placeholder(path: string): object {
  const each = (make: (entry: object) => unknown): unknown[] => [make(placeholder(`${path}[]`))].flat();
  return new Proxy(
    {},
    {
      get: (_target, key) => {
        if (key === Symbol.toPrimitive || key === 'toString') return () => path;
        return key === 'map' || key === 'flatMap' ? each : placeholder(path ? `${path}.${String(key)}` : String(key));
      },
    },
  );
}

const nameOf = (tag: Tag): string => {
  if (typeof tag === 'string') return tag;
  return tag.id === undefined ? tag.type : `${tag.type} ${tag.id}`;
};

/** The tags that a call invalidates when it is successful. */
function invalidatedBy({ invalidatesTags: tags = [] }: Definition): string[] {
  const found: unknown =
    typeof tags === 'function' ? (tags as (...of: unknown[]) => unknown)(undefined, undefined, placeholder('')) : tags;
  return (found as Tag[]).map(nameOf);
}

describe('the tags that a change invalidates', () => {
  it('are listed for every call that invalidates any', () => {
    const definitions: Record<string, Definition> = {};
    const take = (name: string) => (definition: unknown) => void (definitions[name] = definition as Definition);
    const names = Object.keys(api.endpoints);
    api.enhanceEndpoints({ endpoints: Object.fromEntries(names.map((name) => [name, take(name)])) as object });
    const found = Object.entries(definitions)
      .filter(([, { type }]) => type === 'mutation')
      .map(([name, definition]) => [name, invalidatedBy(definition)] as const)
      .filter(([, tags]) => tags.length > 0);
    expect(Object.fromEntries(found)).toEqual(INVALIDATED_TAGS);
  });

  it('are checked in every file of calls', () => {
    const source = readFileSync(join(__dirname, 'invalidated-tags.spec.ts'), 'utf8');
    const files = readdirSync(join(__dirname, '..'), { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('-api.ts'),
    );
    expect(files.length).toBeGreaterThan(15);
    expect(files.filter((path) => !source.includes(`'../${path.replace(/\.ts$/, '')}'`))).toEqual([]);
  });
});
