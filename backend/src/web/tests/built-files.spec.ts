import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import express from 'express';
import { serveBuiltFiles } from '../built-files.js';

const SCRIPT = 'assets/base-1234567.js';

describe('the files of the built front end', () => {
  let folder: string;
  let server: Server;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nukkad-built-files-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, SCRIPT), 'export {};');
    server = createServer(express().use(serveBuiltFiles(folder)));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const requestEncoding = async (): Promise<string | null> => {
    const { port } = server.address() as AddressInfo;
    // the body is no Brotli stream, and is not read
    const response = await fetch(`http://127.0.0.1:${port}/${SCRIPT}`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    return response.headers.get('content-encoding');
  };

  it('are sent uncompressed while the compressed forms are being written', async () => {
    writeFileSync(join(folder, `${SCRIPT}.br`), 'incomplete');
    expect(await requestEncoding()).toBeNull();
  });

  it('are sent compressed as soon as all compressed forms are complete, without a restart', async () => {
    expect(await requestEncoding()).toBeNull();
    writeFileSync(join(folder, `${SCRIPT}.br`), 'compressed');
    writeFileSync(join(folder, '.compressed'), '');
    expect(await requestEncoding()).toBe('br');
  });
});
