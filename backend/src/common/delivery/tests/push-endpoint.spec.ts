import { describe, expect, it } from '@jest/globals';
import { isPublicAddress, isPushEndpoint, lookupPublic, PrivateEndpoint } from '../push-endpoint.js';

describe('isPushEndpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://8.8.8.8/abc',
  ])('accepts %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, true)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    `https://${'user:secret'}@fcm.googleapis.com/abc`,
    'https://127.0.0.1/abc',
    'https://2130706433/abc',
    'https://0x7f.1/abc',
    'https://[::1]/abc',
    'https://[::ffff:10.0.0.1]/abc',
    'https://[fd00::1]/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.1.1/abc',
    'https://100.64.0.1/abc',
    'https://0.0.0.0/abc',
    'https://localhost/abc',
    'https://printer.local/abc',
    'https://metadata.google.internal/abc',
    'https://redis/abc',
    'ftp://push.example.net/abc',
    'push.example.net',
  ])('refuses %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, true)).toBe(false);
  });

  it('accepts a push service on this machine outside of production, and no other private address', () => {
    expect(isPushEndpoint('http://127.0.0.1:4000/abc', false)).toBe(true);
    expect(isPushEndpoint('http://[::1]:4000/abc', false)).toBe(true);
    expect(isPushEndpoint('http://10.0.0.1/abc', false)).toBe(false);
    expect(isPushEndpoint('http://push.example.net/abc', false)).toBe(false);
  });
});

describe('lookupPublic', () => {
  it('finds no address for a name of this machine', async () => {
    const error = await new Promise((resolve) => lookupPublic('localhost', {}, (problem) => resolve(problem)));
    expect(error).toBeInstanceOf(PrivateEndpoint);
  });

  it('tells public addresses from others', () => {
    expect(['8.8.8.8', '2001:4860:4860::8888'].map(isPublicAddress)).toEqual([true, true]);
    expect(['10.1.2.3', '::ffff:127.0.0.1', 'fe80::1', '224.0.0.1'].map(isPublicAddress)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
