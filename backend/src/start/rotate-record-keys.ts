import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { type AppConfig, ConfigurationError } from '../config/environment.js';
import { RotateRecordKeysUseCase, type RotationOutcome } from '../modules/work-records/work-records.public.js';

const USAGE = 'Use: keys:rotate, or after a theft: keys:rotate stolen; for personal data: keys:rotate personal-data.';

function describeOutcome(outcome: RotationOutcome): string {
  switch (outcome.kind) {
    case 'added':
      return `The key ${outcome.keyId} is published now and signs work records from ${outcome.signsFrom.toISOString()}.`;
    case 'replaced':
      return `The key ${outcome.keyId} signs work records now. All former keys are withdrawn, and ${outcome.revoked} records are revoked.`;
    case 'waiting':
      return 'Nothing was done: the next key is published already and has not signed yet.';
  }
}

/**
 * Runs `keys:rotate`, which publishes the next key of work records, or `keys:rotate stolen`, which replaces all keys at
 * once.
 */
export async function rotateRecordKeys(
  config: AppConfig,
  args: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const [word, ...more] = args;
  if (more.length > 0 || (word !== undefined && word !== 'stolen')) throw new ConfigurationError(USAGE);
  const app = await NestFactory.createApplicationContext(AppModule.with({ ...config, ROLE: 'api' }), { logger: false });
  try {
    const rotate = app.get(RotateRecordKeysUseCase, { strict: false });
    say(describeOutcome(await rotate.execute({ isStolen: word === 'stolen' })));
  } finally {
    await app.close();
  }
}
