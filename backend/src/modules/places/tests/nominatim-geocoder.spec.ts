import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AppLogger } from '../../../common/observability/app-logger.js';
import { runInRequest } from '../../../common/context/request-context.js';
import { readConfig } from '../../../config/environment.js';
import { NominatimGeocoder } from '../nominatim-geocoder.js';

const spot = (changes: object = {}): object => ({
  lat: '12.9352',
  lon: '77.6245',
  display_name: 'Koramangala, Bengaluru, Karnataka, India',
  place_rank: 20,
  address: { country_code: 'in' },
  ...changes,
});

describe('NominatimGeocoder', () => {
  let server: Server;
  let url: string;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const requests: { url: URL; headers: IncomingMessage['headers'] }[] = [];

  const json = (body: unknown, status = 200) => {
    answer = (_request, response) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
  const geocoder = (nominatim?: string): NominatimGeocoder => {
    const config = readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DATABASE_URL: 'postgres://unused',
      NOMINATIM_URL: nominatim,
    });
    return new NominatimGeocoder(config, new AppLogger(config));
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push({ url: new URL(request.url ?? '', 'http://localhost'), headers: request.headers });
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/nominatim/`;
  });
  beforeEach(() => void requests.splice(0));
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('requests Indian results in the language of the request', async () => {
    json([spot()]);
    const found = await runInRequest({ requestId: 'r', language: 'kn' }, () => geocoder(url).find('Forum Mall & more'));
    expect(found).toEqual({
      latitude: 12.9352,
      longitude: 77.6245,
      label: 'Koramangala, Bengaluru, Karnataka, India',
    });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url.pathname).toBe('/nominatim/search');
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
      q: 'Forum Mall & more',
      format: 'jsonv2',
      countrycodes: 'in',
      addressdetails: '1',
      limit: '5',
    });
    expect(requests[0]?.headers['accept-language']).toBe('kn');
  });

  it('merges answers for one spot', async () => {
    json([spot(), spot({ lat: '12.9401' })]);
    expect((await geocoder(url).find('Koramangala'))?.latitude).toBe(12.9352);
  });

  it.each([
    ['nothing found', []],
    ['a place abroad', [spot({ lat: '27.7', lon: '85.3', address: { country_code: 'np' } })]],
    ['a place that is Indian by name only', [spot({ lat: '51.5', lon: '-0.1' })]],
    ['no country', [spot({ address: {} })]],
    ['a whole state', [spot({ place_rank: 8 })]],
    ['two places far apart', [spot(), spot({ lat: '13.1' })]],
    ['one place abroad among others', [spot(), spot({ address: { country_code: 'bd' } })]],
    ['a position that is none', [spot({ lat: 'north' })]],
    ['an answer of another shape', { error: 'Unable to geocode' }],
  ])('returns null for %s', async (_what, body) => {
    json(body);
    expect(await geocoder(url).find('Koramangala')).toBeNull();
  });

  it('returns null when the server fails, sends invalid data or is unreachable', async () => {
    json([spot()], 503);
    expect(await geocoder(url).find('Koramangala')).toBeNull();
    answer = (_request, response) => response.end('<html>');
    expect(await geocoder(url).find('Koramangala')).toBeNull();
    answer = (_request, response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end();
    expect(await geocoder(url).find('Koramangala')).toBeNull();
    expect(await geocoder('http://127.0.0.1:1').find('Koramangala')).toBeNull();
  });

  it('waits at most two seconds for an answer', async () => {
    answer = () => undefined;
    const elapsed = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(elapsed.signal);
    const found = geocoder(url).find('Koramangala');
    expect(timeout).toHaveBeenCalledWith(2000);
    elapsed.abort();
    expect(await found).toBeNull();
    timeout.mockRestore();
  });

  it('sends no request without a configured server', async () => {
    expect(await geocoder().find('Koramangala')).toBeNull();
    expect(requests).toHaveLength(0);
  });
});
