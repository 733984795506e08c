import { expect, it, jest } from '@jest/globals';
import { loginPath } from './model/login-path';

it.each([
  [['en-IN'], 'en', {}, '/api/login'],
  [['en-IN'], 'en', { role: 'employer' }, '/api/login?role=employer'],
  [['en-IN'], 'hi', {}, '/api/login?language=hi'],
  [['kn-IN', 'en'], 'en', { role: 'job-seeker' }, '/api/login?role=job-seeker&language=en'],
  [['ta-IN', 'hi-IN'], 'hi', {}, '/api/login'],
  [['en'], 'en', { returnTo: '/?section=ai-jobs&q=a' }, '/api/login?returnTo=%2F%3Fsection%3Dai-jobs%26q%3Da'],
  [['en'], 'en', { after: 'idle' }, '/api/login?after=idle'],
  [['en'], 'en', { email: 'a+b@example.com' }, '/api/login?email=a%2Bb%40example.com'],
] as const)(
  'on a device with the languages %j, a page in %s asking for %j goes to %s',
  (device, language, wish, path) => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(device);
    expect(loginPath(language, wish)).toBe(path);
  },
);
