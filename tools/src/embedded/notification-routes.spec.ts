import { beforeEach, describe, expect, it } from '@jest/globals';
import { NotificationRoutes } from './notification-routes.js';
import type { ListenChange } from './sql-inspection.js';

const listen = (channel: string): ListenChange => ({ kind: 'listen', channel });
const unlisten = (channel: string | null): ListenChange => ({ kind: 'unlisten', channel });

describe('NotificationRoutes', () => {
  let routes: NotificationRoutes<string>;

  function commit(listener: string, ...changes: ListenChange[]): string[] {
    routes.note(listener, changes);
    return routes.settle(listener, true);
  }

  beforeEach(() => {
    routes = new NotificationRoutes();
  });

  it('begins with the commit and not with the statement', () => {
    routes.note('a', [listen('jobs')]);
    expect([...routes.listenersOf('jobs')]).toEqual([]);
    expect(routes.settle('a', true)).toEqual([]);
    expect([...routes.listenersOf('jobs')]).toEqual(['a']);
  });

  it('discards changes of a transaction that was rolled back', () => {
    routes.note('a', [listen('jobs')]);
    routes.settle('a', false);
    commit('a');
    expect([...routes.listenersOf('jobs')]).toEqual([]);
  });

  it('names the channels that others still need after an UNLISTEN', () => {
    commit('a', listen('jobs'), listen('mail'));
    commit('b', listen('jobs'));
    expect(commit('b', unlisten(null))).toEqual(['jobs', 'mail']);
    expect(commit('a', unlisten('mail'))).toEqual(['jobs']);
    expect([...routes.listenersOf('jobs')]).toEqual(['a']);
  });

  it('returns the channels without listeners after a listener disconnected', () => {
    commit('a', listen('jobs'), listen('mail'));
    commit('b', listen('jobs'));
    expect(routes.remove('a')).toEqual(['mail']);
    expect(routes.remove('b')).toEqual(['jobs']);
  });
});
