import { testStatements } from '../../../../test/statement-table.js';
import { AccountStandingRepository } from '../account-standing.repository.js';
import { saveUser } from './user.factory.js';

const UNTIL = new Date('2030-01-01');

testStatements(
  'decisions about accounts',
  { accounts: AccountStandingRepository },
  async ({ dataSource }) => {
    const { id: userId, email } = await saveUser(dataSource, { staffRole: 'support' });
    return { userId, email };
  },
  {
    'accounts.lockAccount': {
      run: ({ accounts }, tx, { userId }) => accounts.lockAccount(tx, userId),
      locks: ['users'],
      returns: { role: 'job_seeker', staffRole: 'support' },
      never: ['UPDATE users SET erased_at = now()'],
    },
    'accounts.setSuspendedUntil': {
      run: async ({ accounts }, tx, { userId }) => {
        await accounts.setSuspendedUntil(tx, userId, UNTIL);
        return tx.query('SELECT id FROM users WHERE suspended_until = $1', [UNTIL]);
      },
      changes: ['users'],
      locks: ['users'],
      returns: [{ id: ':userId' }],
    },
    'accounts.setSuspendedUntil (the end of a suspension)': {
      given: `UPDATE users SET suspended_until = now() + interval '1 day'`,
      run: async ({ accounts }, tx, { userId }) => {
        await accounts.setSuspendedUntil(tx, userId, null);
        return tx.query('SELECT id FROM users WHERE suspended_until IS NULL');
      },
      changes: ['users'],
      locks: ['users'],
      returns: [{ id: ':userId' }],
    },
    'accounts.setStaffRole': {
      run: async ({ accounts }, tx, { email }) => {
        const id = await accounts.setStaffRole(tx, email.toUpperCase(), 'admin');
        return tx.query(`SELECT id FROM users WHERE id = $1 AND staff_role = 'admin'`, [id]);
      },
      changes: ['users'],
      locks: ['users'],
      returns: [{ id: ':userId' }],
    },
  },
);
