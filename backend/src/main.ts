import 'reflect-metadata';
import { importGazetteer } from './start/import-gazetteer.js';
import { importWages } from './start/import-wages.js';
import { checkDatabase, checkDataDirectory, checkRedis } from './start/preflight.js';
import { reportSmsTemplates } from './start/sms-templates.js';
import { reportWhatsAppTemplates } from './start/whatsapp-templates.js';
import { runCommand, runService } from './start/run.js';
import { serve, runWorker } from './start/serve.js';
import { prepare } from './start/prepare.js';
import { environmentFromParent, tellParent } from './start/parent.js';
import { reencryptPersonalData } from './start/reencrypt-personal-data.js';
import { rotateRecordKeys } from './start/rotate-record-keys.js';
import { changeStaff } from './start/staff.js';
import { verifyAudit } from './start/verify-audit.js';

const [command, ...args] = process.argv.slice(2);

switch (command) {
  case undefined:
    await runService(async (config) => {
      await checkDataDirectory(config);
      await checkDatabase(config, { migrated: true });
      await checkRedis(config);
      return config.ROLE === 'worker' ? runWorker(config) : serve(config);
    });
    break;
  case 'start':
    await runService(
      async (config) => {
        await checkDatabase(config);
        await checkRedis(config);
        await prepare(config, (line) => tellParent({ type: 'step', line }));
        return config.ROLE === 'worker' ? runWorker(config) : serve(config);
      },
      await environmentFromParent(),
    );
    break;
  case 'migrate':
    await runCommand(async (config) => {
      await checkDatabase(config);
      await checkRedis(config);
      await prepare(config, (line) => process.stdout.write(`${line}\n`));
    });
    break;
  case 'gazetteer:import':
    await runCommand(async (config) => {
      await checkDatabase(config);
      await prepare(config, (line) => process.stdout.write(`${line}\n`));
      await importGazetteer(config, args, (line) => process.stdout.write(`${line}\n`));
    });
    break;
  case 'wages:import':
    await runCommand(async (config) => {
      await checkDatabase(config);
      await prepare(config, (line) => process.stdout.write(`${line}\n`));
      await importWages(config, args, (line) => process.stdout.write(`${line}\n`));
    });
    break;
  case 'staff':
    await runCommand(async (config) => {
      await checkDatabase(config, { migrated: true });
      await changeStaff(config, args, (line) => process.stdout.write(`${line}\n`));
    });
    break;
  case 'keys:rotate':
    await runCommand(async (config) => {
      await checkDatabase(config, { migrated: true });
      const say = (line: string): void => void process.stdout.write(`${line}\n`);
      await (args.join(' ') === 'personal-data'
        ? reencryptPersonalData(config, say)
        : rotateRecordKeys(config, args, say));
    });
    break;
  case 'audit:verify':
    await runCommand(async (config) => {
      await checkDatabase(config, { migrated: true });
      await verifyAudit(config, args, (line) => process.stdout.write(`${line}\n`));
    });
    break;
  case 'sms:templates':
    await runCommand((config) => reportSmsTemplates(config, args, (line) => process.stdout.write(`${line}\n`)));
    break;
  case 'whatsapp:templates':
    await runCommand((config) => reportWhatsAppTemplates(config, args, (line) => process.stdout.write(`${line}\n`)));
    break;
  default:
    process.stderr.write(
      `Unknown command ${[command, ...args].join(' ')}: use none, start, migrate, staff, keys:rotate, audit:verify, sms:templates, whatsapp:templates, gazetteer:import or wages:import.\n`,
    );
    process.exit(1);
}
