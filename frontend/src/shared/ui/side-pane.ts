/** Where a page lets a detail stand beside its list. */
export const SIDE_PANE_ID = 'side-pane';
