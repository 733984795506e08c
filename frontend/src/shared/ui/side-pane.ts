/** Id of the container in which a page shows a detail beside its list. */
export const SIDE_PANE_ID = 'side-pane';
