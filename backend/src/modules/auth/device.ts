import type { BROWSERS, SYSTEMS } from '@nukkad/contract/accounts/account';

/** Names of a browser and its operating system: enough for a user to recognise a device, and no more. */
export interface Device {
  browser: (typeof BROWSERS)[number];
  system: (typeof SYSTEMS)[number];
}

// Order matters: most browsers name the ones they descend from as well.
const BROWSER_SIGNS: readonly (readonly [RegExp, Device['browser']])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'edge'],
  [/\b(?:OPR|Opera|OPT|OPX)\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'chrome'],
  [/\bVersion\/.*\bSafari\//, 'safari'],
];
const SYSTEM_SIGNS: readonly (readonly [RegExp, Device['system']])[] = [
  [/\bAndroid\b/, 'android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'ios'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bWindows\b/, 'windows'],
  [/\bMac OS X\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
];

/** Parses a User-Agent header; a missing part becomes `other`. */
export function deviceOf(userAgent = ''): Device {
  const known = userAgent.slice(0, 500);
  return {
    browser: BROWSER_SIGNS.find(([sign]) => sign.test(known))?.[1] ?? 'other',
    system: SYSTEM_SIGNS.find(([sign]) => sign.test(known))?.[1] ?? 'other',
  };
}
