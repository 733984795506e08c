/** Property of the document with the height of the notices above its header, such as the one about a missing network. */
export const NOTICE_HEIGHT = '--nk-notice-height';

const HEIGHT = `var(${NOTICE_HEIGHT}, 0px)`;

/** Position from the upper edge of the window, below the notices. */
export const belowNotices = (pixels: number): string => `calc(${pixels}px + ${HEIGHT})`;

/** The height of the window without the notices and some pixels. */
export const heightBelowNotices = (pixels: number): string => `calc(100dvh - ${pixels}px - ${HEIGHT})`;
