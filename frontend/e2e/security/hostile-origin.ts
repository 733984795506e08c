import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web server of somebody else, whose pages run what a test evaluates in them. */
export interface HostileOrigin {
  /** Another site than the product's. */
  crossSite: string;
  /** Another origin of the product's own site: the browser sends cookies of `SameSite=Lax` along. */
  sameSite: string;
  close(): Promise<void>;
}

/** Starts a server that the browser reaches by two names. */
export async function startHostileOrigin(): Promise<HostileOrigin> {
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Free money</title><body></body>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    crossSite: `http://localhost:${port}/`,
    sameSite: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
