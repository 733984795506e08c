import { describe, expect, it } from '@jest/globals';
import { sessionFromStartup, SessionSettings, type SessionState } from './session-settings.js';

const fresh = (...startup: [string, string][]): SessionState => ({ startup, current: startup, dirty: false });

describe('sessionFromStartup', () => {
  it('reads settings from options and from parameters', () => {
    const parameters = new Map([
      ['user', 'postgres'],
      ['database', 'postgres'],
      ['client_encoding', 'UTF8'],
      ['_pq_.something', '1'],
      ['application_name', 'api'],
      ['options', '-c search_path=bullmq --statement-timeout=5s -c a.b=x\\ y\\\\z'],
    ]);
    expect(sessionFromStartup(parameters).startup).toEqual([
      ['search_path', 'bullmq'],
      ['statement_timeout', '5s'],
      ['a.b', 'x y\\z'],
      ['application_name', 'api'],
    ]);
  });
});

describe('SessionSettings', () => {
  function recording(found: string[][] = []): { sql: string[]; settings: SessionSettings } {
    const sql: string[] = [];
    const settings = new SessionSettings(async (text) => {
      sql.push(text);
      return text.startsWith('select name') ? found : [];
    });
    return { sql, settings };
  }

  it('asks the engine nothing while connections have equal settings', async () => {
    const { sql, settings } = recording();
    for (const session of [fresh(), fresh(), fresh()]) await settings.switchTo(session);
    expect(sql).toEqual([]);
    const [one, two] = [fresh(['a', '1']), fresh(['a', '1'])];
    for (const session of [one, two, one]) await settings.switchTo(session);
    expect(sql).toEqual([`reset session authorization; reset role; reset all; select set_config('a', '1', false)`]);
  });

  it('saves the settings that a connection changed and restores them over its start-up settings', async () => {
    const { sql, settings } = recording([['timezone', 'Asia/Kolkata']]);
    const [one, two] = [fresh(['search_path', 'bullmq']), fresh()];
    await settings.switchTo(one);
    one.dirty = true;
    await settings.switchTo(two);
    await settings.switchTo(one);
    expect(sql.at(-1)).toBe(
      `reset session authorization; reset role; reset all; select set_config('search_path', 'bullmq', false), ` +
        `set_config('timezone', 'Asia/Kolkata', false)`,
    );
  });

  it('deletes the settings of a closed connection', async () => {
    const { sql, settings } = recording();
    const gone = fresh();
    await settings.switchTo(gone);
    gone.dirty = true;
    settings.forget(gone);
    await settings.switchTo(fresh());
    expect(sql).toEqual(['reset session authorization; reset role; reset all']);
  });

  it('starts from nothing again after the engine refused a setting', async () => {
    const sql: string[] = [];
    const settings = new SessionSettings(async (text) => {
      sql.push(text);
      if (text.includes('nonsense')) throw new Error('unrecognized configuration parameter "nonsense"');
      return [];
    });
    await expect(settings.switchTo(fresh(['nonsense', '1']))).rejects.toThrow('nonsense');
    await settings.switchTo(fresh());
    expect(sql.at(-1)).toBe('reset session authorization; reset role; reset all');
  });
});
