import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { makeCodeReader, pathOfCode } from './code-reader';

const TOKEN = `${'a'.repeat(32)}00abcd${'A'.repeat(12)}`;

describe('the path of a scanned code', () => {
  it.each([
    [`https://nukkad.example/work/start/${TOKEN}`, `/work/start/${TOKEN}`],
    [`http://127.0.0.1:4000/work/end/${TOKEN}`, `/work/end/${TOKEN}`],
    [`https://nukkad.example/work/start/${TOKEN}?language=kn#x`, `/work/start/${TOKEN}`],
  ])('of %s is %s', (text, path) => expect(pathOfCode(text)).toBe(path));

  it.each([
    '',
    TOKEN,
    'upi://pay?pa=shop@bank&am=100',
    'https://nukkad.example/verify#eyJhbGciOiJFUzI1NiJ9.e30.x',
    `https://nukkad.example/work/middle/${TOKEN}`,
    `https://nukkad.example/work/start/${TOKEN}/more`,
    `https://nukkad.example/work/start/${TOKEN.slice(1)}`,
    'https://nukkad.example/work/start/',
    'https://nukkad.example//evil.example/work/start/',
    'WIFI:T:WPA;S:shop;P:password;;',
  ])('of another code, %j, is null', (text) => expect(pathOfCode(text)).toBeNull());
});

describe('a reader of codes', () => {
  const picture = {} as HTMLVideoElement;
  const install = (formats: string[], detect: () => Promise<{ rawValue: string }[]>) => {
    const Native = Object.assign(
      class {
        detect = detect;
      },
      { getSupportedFormats: () => Promise.resolve(formats) },
    );
    Object.assign(window, { BarcodeDetector: Native });
  };
  afterEach(() => void Reflect.deleteProperty(window, 'BarcodeDetector'));

  it('uses that of the browser', async () => {
    install(['aztec', 'qr_code'], () => Promise.resolve([{ rawValue: 'read' }]));
    expect(await (await makeCodeReader())(picture)).toBe('read');
    install(['qr_code'], () => Promise.resolve([]));
    expect(await (await makeCodeReader())(picture)).toBeNull();
  });

  it('uses the library where that of the browser reads no QR codes, or fails', async () => {
    const detect = jest.fn(() => Promise.resolve([{ rawValue: 'read' }]));
    install([], detect);
    expect(await (await makeCodeReader())(picture)).toBeNull();
    expect(detect).not.toHaveBeenCalled();
    const failing = jest.fn(() => Promise.reject(new Error('The service is not available.')));
    install(['qr_code'], failing);
    const readCode = await makeCodeReader();
    expect([await readCode(picture), await readCode(picture)]).toEqual([null, null]);
    expect(failing).toHaveBeenCalledTimes(1);
  });
});
