/** Leaves the application for a URL of the server, as a plain link does; an object, so that tests can replace it. */
export const fullPageNavigation = { to: (address: string): void => window.location.assign(address) };
