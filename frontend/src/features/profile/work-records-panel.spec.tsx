import { describe, expect, it } from '@jest/globals';
import type { WorkRecord, WorkRecordEntry, WorkRecordList } from '@nukkad/contract/work-records/work-records';
import { screen, within } from '@testing-library/react';
import { outage } from '../../../test/fake-server';
import { aSeeker } from '../../../test/people';
import { loadTexts } from '../../shared/i18n/i18n';
import { openMenu } from './testing/open-menu';

const ID = '5e0a3c0e-8f0b-4a53-9f36-0d7f1c1a2b3c';
const ENTRY: WorkRecordEntry = {
  ...{ id: ID, status: 'valid', revokedAt: null, shifts: 1, outdated: false },
  ...{ madeAt: '2026-11-20T06:30:00.000Z', expiresAt: '2027-11-20T06:30:00.000Z' },
};
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const TOKEN = `${encode({})}.${encode({ iss: 'https://nukkad.example', shifts: [] })}.signature`;
const RECORD: WorkRecord = { ...ENTRY, credential: `${TOKEN}~`, summary: TOKEN };
const FACTS: WorkRecordList['facts'] = {
  ...{ name: 'Asha Rao', from: '2026-03', to: '2026-11', kept: 18, again: null },
  hours: [{ occupation: 'cleaning', hours: 72 }],
};

async function open(list: WorkRecordList) {
  await loadTexts('work-record');
  let known = list;
  const opened = await openMenu(aSeeker(), {
    'GET /api/work-records': () => known,
    'POST /api/work-records': () => {
      known = { ...known, records: [ENTRY] };
      return RECORD;
    },
    [`GET /api/work-records/${ID}`]: () => RECORD,
    [`POST /api/work-records/${ID}/revoke`]: () => {
      const revoked = { status: 'revoked', revokedAt: '2026-11-21T06:30:00.000Z' } as const;
      known = { ...known, records: [{ ...ENTRY, ...revoked }] };
      return { ...RECORD, ...revoked };
    },
  });
  await opened.select('Work record');
  return opened;
}

describe('Work record in the profile menu', () => {
  it('shows the content of a new record, creates it, and shows its QR code and the content of its file', async () => {
    const { menu, user } = await open({ facts: FACTS, records: [] });
    const next = within(await menu.findByRole('region', { name: 'A new record says' }));
    expect(next.getByText('18 shifts done')).toBeVisible();
    expect(next.getByText('72 hours')).toBeVisible();
    expect(next.getByText(/^March 2026 – November 2026$/)).toBeVisible();
    await user.click(next.getByRole('button', { name: 'Make a work record' }));
    expect(await menu.findByRole('img', { name: 'QR code of the record' })).toBeVisible();
    expect(menu.getByRole('link', { name: 'See what others see' })).toHaveAttribute(
      'href',
      `https://nukkad.example/verify#${TOKEN}`,
    );
    expect(await menu.findByRole('group', { name: 'What the file shows' })).toBeVisible();
  });

  it('revokes a record after a confirmation, and removes it from the list', async () => {
    const { menu, user } = await open({ facts: FACTS, records: [{ ...ENTRY, outdated: true }] });
    expect(await menu.findByText('Something in your work or pay has changed since. Make a new record.')).toBeVisible();
    await user.click(menu.getByRole('button', { name: 'Take back' }));
    const question = within(await screen.findByRole('dialog', { name: 'Take this record back?' }));
    await user.click(question.getByRole('button', { name: 'Take back' }));
    expect(await menu.findByText(/^Taken back: /)).toBeVisible();
    expect(menu.queryByRole('button', { name: 'Show and share' })).not.toBeInTheDocument();
  });

  it('states when a record can be created, before the first shift', async () => {
    const { menu } = await open({ facts: null, records: [] });
    expect(await menu.findByText('You can make a work record after your first finished shift.')).toBeVisible();
    expect(menu.queryByRole('button', { name: 'Make a work record' })).not.toBeInTheDocument();
  });

  it('offers another try after a failure', async () => {
    const { menu, user, server, select } = await openMenu(aSeeker(), { 'GET /api/work-records': () => outage() });
    await select('Work record');
    expect(await menu.findByText('The records did not load')).toBeVisible();
    server.answer('GET /api/work-records', () => ({ facts: null, records: [] }));
    await user.click(menu.getByRole('button', { name: 'Try again' }));
    expect(await menu.findByText(/after your first finished shift/)).toBeVisible();
  });
});
