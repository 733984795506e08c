import { testStatements } from '../../../../test/statement-table.js';
import { saveUser } from '../../users/tests/user.factory.js';
import { SuspensionRepository } from '../suspension.repository.js';
import { SUSPEND, saveSuspension } from './suspension.factory.js';

const APPEALED = `UPDATE suspensions SET appeal_text = 'Wrong.', appealed_at = now() - interval '1 hour', appeal_state = 'open'`;
const OVER = `UPDATE suspensions SET starts_at = now() - interval '9 days', ends_at = now() - interval '1 day'`;
const LIFTED = `UPDATE suspensions SET lifted_at = now() - interval '1 hour'`;
const DECIDED = `${APPEALED}, decided_at = now() - interval '1 minute'`.replace(`'open'`, `'rejected'`);

testStatements(
  'suspensions',
  { suspensions: SuspensionRepository },
  async ({ dataSource }) => {
    const { id: userId } = await saveUser(dataSource);
    const { id: staffId } = await saveUser(dataSource, { staffRole: 'support' });
    const { id: newId } = await saveUser(dataSource);
    const { id: suspensionId } = await saveSuspension(dataSource, { userId });
    return { userId, staffId, newId, suspensionId };
  },
  {
    'suspensions.insert': {
      run: ({ suspensions }, tx, { newId, staffId }) =>
        suspensions.insert(tx, { ...SUSPEND, userId: newId, by: staffId }),
      changes: ['suspensions'],
    },
    'suspensions.insert (after one that is over)': {
      given: OVER,
      run: ({ suspensions }, tx, { userId, staffId }) => suspensions.insert(tx, { ...SUSPEND, userId, by: staffId }),
      changes: ['suspensions', 'suspensions'],
      never: [`UPDATE suspensions SET ends_at = now() + interval '1 day'`],
    },
    'suspensions.insert (after one that was lifted)': {
      given: `${OVER}, lifted_at = now() - interval '2 days'`,
      run: ({ suspensions }, tx, { userId, staffId }) => suspensions.insert(tx, { ...SUSPEND, userId, by: staffId }),
      changes: ['suspensions'],
    },
    'suspensions.liftRunning': {
      run: ({ suspensions }, tx, { userId, staffId }) => suspensions.liftRunning(tx, userId, staffId),
      changes: ['suspensions'],
      never: [OVER, LIFTED],
    },
    'suspensions.lift': {
      run: ({ suspensions }, tx, { suspensionId, staffId }) => suspensions.lift(tx, suspensionId, staffId),
      changes: ['suspensions'],
      never: [OVER, LIFTED],
    },
    'suspensions.appeal': {
      run: ({ suspensions }, tx, { userId }) => suspensions.appeal(tx, userId, 'Wrong.'),
      changes: ['suspensions'],
      never: [OVER, LIFTED, APPEALED],
    },
    'suspensions.findAppealed': {
      given: APPEALED,
      run: ({ suspensions }, tx, { suspensionId }) => suspensions.findAppealed(tx, suspensionId),
      never: [`UPDATE suspensions SET appeal_text = NULL, appealed_at = NULL, appeal_state = NULL`],
    },
    'suspensions.decideAppeal': {
      given: APPEALED,
      run: ({ suspensions }, tx, { suspensionId, staffId }) =>
        suspensions.decideAppeal(tx, suspensionId, { by: staffId, upheld: false, note: 'No.' }),
      changes: ['suspensions'],
      never: [DECIDED],
    },
  },
);
