/** Height of the band on wide screens, in pixels; the sidebar is below it. */
export const HEADER_PX = 72;
/** Height of the band's first row on phones. */
export const PHONE_ROW_PX = 56;
/** Width of the sidebar with labels, in pixels. */
export const SIDEBAR_PX = 232;
