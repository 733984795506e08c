import type { SeekerSection } from '../../entities/session/model/sections';
import { SkeletonBlock } from '../../shared/ui/SkeletonBlock';

/** Height and width in pixels of an element above the lists of a page. */
type Row = readonly [height: number, width?: number];
const LISTS: readonly Row[] = [
  [48, 180],
  [48, 138],
  [16, 180],
];
const MINE: readonly Row[] = [[48, 220]];

/** By section, and by address. */
export const HEADER_SHAPES: Readonly<Record<SeekerSection, readonly Row[]> & Record<string, readonly Row[]>> = {
  'request-interview': [[92], [40, 240], [40, 130]],
  'job-search': LISTS,
  'ai-jobs': LISTS,
  applications: MINE,
  calendar: MINE,
  salary: [[58], [20, 320]],
  rewards: [],
  '/instant-requests': [[56, 620]],
  '/employer': [[36, 240]],
};

/** The skeleton above the lists of a section, or of the page at an address, while it loads. */
export const PageHeaderSkeleton = ({ of }: { of: string }) =>
  HEADER_SHAPES[of]?.map(([height, width], index) => (
    // as wide as the available space: a fixed width would widen the page around it
    <SkeletonBlock key={index} height={height} width="100%" sx={{ mt: 0, mb: 1, maxWidth: width ?? '100%' }} />
  ));
