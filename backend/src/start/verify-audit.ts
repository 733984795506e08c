import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { AuditChain, type ChainHead } from '../common/audit/audit-chain.js';
import { type AppConfig, ConfigurationError } from '../config/environment.js';

const USAGE = 'Use: audit:verify, or with a head that was noted: audit:verify 120:9f86d0…';
const HEAD = /^(\d{1,9}):([0-9a-f]{64})$/;

function readHead([text, ...more]: readonly string[]): ChainHead | undefined {
  const [, sequence, digest = ''] = HEAD.exec(text ?? '') ?? [];
  if (more.length > 0 || (text !== undefined && !sequence)) throw new ConfigurationError(USAGE);
  return sequence ? { sequence: Number(sequence), digest } : undefined;
}

/** `audit:verify` reads the chain of audit entries and prints its head, or throws with what was tampered with. */
export async function verifyAudit(
  config: AppConfig,
  args: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const known = readHead(args);
  const app = await NestFactory.createApplicationContext(AppModule.with({ ...config, ROLE: 'api' }), { logger: false });
  try {
    const { links, head, faults } = await app.get(AuditChain, { strict: false }).verify(known);
    for (const fault of faults) say(fault);
    if (faults.length > 0) throw new ConfigurationError('The audit log was tampered with.');
    say(
      head ? `${links} entries, none changed. Note the head: ${head.sequence}:${head.digest}` : 'There are no entries.',
    );
  } finally {
    await app.close();
  }
}
