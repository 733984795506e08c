/** The way out of the application to an address of the server, as by a link. */
export const departure = { to: (address: string): void => window.location.assign(address) };
