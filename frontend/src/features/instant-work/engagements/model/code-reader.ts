import { ATTENDANCE_PHASES, readAttendanceToken } from '@nukkad/contract/attendance/attendance';
import { BarcodeDetector as QrDetector } from 'qr/decode.js';

/** The part of the browser's `BarcodeDetector` that reads QR codes; the library has the same one. */
interface Detector {
  detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface DetectorType {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

const FORMAT: { formats: ['qr_code'] } = { formats: ['qr_code'] };

async function makeNativeDetector(): Promise<Detector | null> {
  const { BarcodeDetector: Native } = window as { BarcodeDetector?: DetectorType };
  try {
    // a phone without the services of its system has the class, but no formats
    return Native && (await Native.getSupportedFormats()).includes('qr_code') ? new Native(FORMAT) : null;
  } catch {
    return null;
  }
}

/** Returns the text of the code in a picture of the camera; null without one. */
type ReadCode = (picture: HTMLVideoElement) => Promise<string | null>;

/** Returns a reader of codes: that of the browser, else that of the library, also when the former fails. */
export async function makeCodeReader(): Promise<ReadCode> {
  const library: Detector = new QrDetector(FORMAT);
  let detector = (await makeNativeDetector()) ?? library;
  return async (picture) => {
    try {
      return (await detector.detect(picture))[0]?.rawValue ?? null;
    } catch {
      detector = library;
      return null;
    }
  };
}

const PHASES = ATTENDANCE_PHASES.join('|');
const SHIFT_LINK = new RegExp(`^/work/(?:${PHASES})/([^/]+)$`);

/**
 * Returns the path of the page that a shop's code opens; null for the text of another code. The host does not matter:
 * the server verifies the token.
 */
export function pathOfCode(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { pathname } = new URL(text);
  const token = SHIFT_LINK.exec(pathname)?.[1];
  return token !== undefined && readAttendanceToken(token) !== null ? pathname : null;
}
