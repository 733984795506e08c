import { expect, it, jest } from '@jest/globals';
import { loginPath } from './login-path';

it.each([
  [['en-IN'], 'en', undefined, '/api/login'],
  [['en-IN'], 'en', 'employer', '/api/login?role=employer'],
  [['en-IN'], 'hi', undefined, '/api/login?language=hi'],
  [['kn-IN', 'en'], 'en', 'job-seeker', '/api/login?role=job-seeker&language=en'],
  [['ta-IN', 'hi-IN'], 'hi', undefined, '/api/login'],
] as const)('on a device that speaks %j, a page in %s asking for %s goes to %s', (device, language, role, path) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(device);
  expect(loginPath(language, role)).toBe(path);
});
