import { JOB_CATEGORY_IDS, type JobCategoryId } from '@nukkad/domain/job-categories';

/** Steps around the colour circle that put neighbours of the list far apart. */
const STEP = 7;

/**
 * A colour for each category. Two lightnesses take turns; the drawing sets them for its scheme as `--dot-1` and `--dot-2`,
 * both at least 3 : 1 on its ground.
 */
export function categoryColour(category: JobCategoryId): string {
  const index = JOB_CATEGORY_IDS.indexOf(category);
  const hue = (index * STEP * 360) / JOB_CATEGORY_IDS.length;
  return `oklch(var(--dot-${(index % 2) + 1}) 0.13 ${Math.round(hue % 360)})`;
}

/** The lightnesses of the dots in both schemes. */
export const dotLightness = {
  '--dot-1': '0.44',
  '--dot-2': '0.57',
  '@media (prefers-color-scheme: dark)': { '--dot-1': '0.72', '--dot-2': '0.84' },
} as const;
