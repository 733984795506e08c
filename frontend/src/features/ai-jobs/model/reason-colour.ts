import { MATCH_REASON_CODES, type MatchReasonCode } from '@nukkad/domain/ai-jobs';

const STEP = 3;

/** A colour for each part of a score; `reasonLightness` sets the lightness for the scheme. */
export function reasonColour(code: MatchReasonCode): string {
  const index = MATCH_REASON_CODES.indexOf(code);
  const hue = (190 + index * STEP * (360 / MATCH_REASON_CODES.length)) % 360;
  return `oklch(var(--reason-lightness) 0.11 ${Math.round(hue)})`;
}

/** At least 3 : 1 on the ground of cards in both schemes. */
export const reasonLightness = {
  '--reason-lightness': '0.52',
  '@media (prefers-color-scheme: dark)': { '--reason-lightness': '0.76' },
} as const;
