import useMediaQuery from '@mui/material/useMediaQuery';

/** From this width on a job is beside its list; below it covers the list as a sheet. */
export const SIDE_BY_SIDE_QUERY = '@media (min-width:1200px)';

/** Returns whether the window has room for a job beside its list. */
export const useWideDetails = (): boolean => useMediaQuery(SIDE_BY_SIDE_QUERY, { noSsr: true });
