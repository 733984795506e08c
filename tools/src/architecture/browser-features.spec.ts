import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Features that Permissions-Policy rules, and how the source uses each. */
const FEATURES: Record<string, RegExp> = {
  geolocation: /navigator\.geolocation/,
  microphone: /SpeechRecognition|getUserMedia\([^)]*audio/,
  camera: /getUserMedia\([^)]*video|ImageCapture|BarcodeDetector/,
  'clipboard-read': /clipboard\.read/,
  'clipboard-write': /clipboard\.write/,
  'web-share': /navigator\.share\(/,
  'screen-wake-lock': /wakeLock\.request/,
  'otp-credentials': /OTPCredential/,
  'publickey-credentials-get': /publicKey:/,
  fullscreen: /requestFullscreen/,
  payment: /new PaymentRequest/,
  autoplay: /new Audio\(|<audio|<video/,
  accelerometer: /DeviceMotionEvent|new Accelerometer/,
};

/** Resources that a content security policy of `default-src 'none'` blocks unless a directive allows them. */
const SOURCES: Record<string, { use: RegExp; allowance: RegExp }> = {
  scripts: { use: /import\(/, allowance: /scriptSrc: \[[^\]]*"'self'"/ },
  calls: { use: /fetchBaseQuery|EventSource/, allowance: /connectSrc: \[[^\]]*"'self'"/ },
  sounds: { use: /new Audio\(|<audio|<video/, allowance: /mediaSrc:/ },
  frames: { use: /<iframe/, allowance: /(frame|child)Src:/ },
  workers: { use: /new (Shared)?Worker\(|serviceWorker\.register/, allowance: /workerSrc:/ },
};

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const source = readdirSync(join(ROOT, 'frontend/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|\/testing\//.test(file))
  .map((file) => read(join('frontend/src', file)))
  .join('\n');
const headers = read('backend/src/common/http/security-headers.ts');

/** Returns the features of a Permissions-Policy with the allowlist of each. */
const parsePolicy = (policy: string): Map<string, string> =>
  new Map(Array.from(policy.matchAll(/([\w-]+)=(\([^)]*\)|\*)/g), ([, name = '', allowed = '']) => [name, allowed]));

/** Names of features that the policy forbids and the source uses, and of those it allows for nothing. */
function findConflicts(policy: Map<string, string>, code: string): string[] {
  return [...policy].flatMap(([name, allowed]) => {
    const use = FEATURES[name];
    if (!use) return [`${name} is unknown to this test`];
    if (allowed === '()' && use.test(code)) return [`${name} is used and forbidden`];
    return allowed !== '()' && !use.test(code) ? [`${name} is allowed and not used`] : [];
  });
}

describe('the features of the browser that the source uses', () => {
  const policy = parsePolicy(/'Permissions-Policy', '([^']+)'/.exec(headers)?.[1] ?? '');

  it('are allowed by Permissions-Policy, which allows no others', () => {
    expect([...policy.keys()]).toEqual(expect.arrayContaining(['geolocation', 'camera', 'microphone']));
    expect(findConflicts(policy, source)).toEqual([]);
  });

  it.each(Object.keys(FEATURES).filter((name) => FEATURES[name]?.test(source)))(
    '%s is not forbidden by Permissions-Policy',
    (name) => {
      expect(policy.get(name) ?? 'by default').not.toBe('()');
    },
  );

  it('are reported if the policy forbids one, allows an unused one, or names an unknown one', () => {
    const wrong = parsePolicy('geolocation=(), camera=(self), microphone=(self), gamepad=()');
    expect(findConflicts(wrong, 'navigator.geolocation; new SpeechRecognition()')).toEqual([
      'geolocation is used and forbidden',
      'camera is allowed and not used',
      'gamepad is unknown to this test',
    ]);
  });

  it.each(Object.entries(SOURCES))(
    '%s are allowed by the content security policy where they are used',
    (_name, rule) => {
      expect(rule.use.test(source) && !rule.allowance.test(headers)).toBe(false);
    },
  );
});
