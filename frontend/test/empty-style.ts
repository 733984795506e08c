/** Style sheets have no effect in jsdom. */
export const style = '';
