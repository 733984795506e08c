import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anOwnJob, aReceivedApplication, aReceivedRequest, inDays } from '../../../test/hiring';
import { card, openJob, toast } from './testing/open-job';

// jsdom has no layout
const scrollIntoView = jest.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollIntoView.mockClear();
});

const job = anOwnJob({
  applicationCount: 2,
  pipeline: { submitted: 0, viewed: 1, shortlisted: 1, hired: 0, rejected: 0, withdrawn: 0 },
});
const asha = aReceivedApplication({ status: 'viewed' });
const ravi = aReceivedApplication({
  ...{ status: 'shortlisted', applicant: { ...asha.applicant, firstName: 'Ravi', lastName: 'Das' } },
});

async function open(search = '', answers: Parameters<typeof openJob>[2] = {}) {
  const page = await openJob(
    job,
    [asha, ravi],
    {
      [`GET /api/jobs/${job.id}/applications`]: ({ query }) =>
        [asha, ravi].filter(({ status }) => (query.get('status') ?? status) === status),
      ...answers,
    },
    search,
  );
  const { router, user } = page;
  const address = () => router.state.location.search;
  const title = async (name: string) => (await card(name)).getByRole('button', { name: new RegExp(`^${name}`) });
  const step = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  return {
    ...page,
    address,
    title,
    press: async (name: string) => user.click(await title(name)),
    choose: (name: string) => user.click(step(name)),
    step,
    back: () => act(() => router.navigate(-1)),
    closed: () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument()),
  };
}
const isOpen = async (title: Promise<HTMLElement>, open: boolean) =>
  expect(await title).toHaveAttribute('aria-expanded', String(open));

describe('the address of a job’s page', () => {
  it('names the last opened application, without scrolling and without a further entry', async () => {
    const { address, press, title, router } = await open();
    await press('Asha Rao');
    await waitFor(() => expect(address()).toBe(`?application=${asha.id}`));
    await press('Ravi Das');
    await waitFor(() => expect(address()).toBe(`?application=${ravi.id}`));
    await isOpen(title('Asha Rao'), true);
    // closing an application that the address does not name leaves the address unchanged
    await press('Asha Rao');
    expect(address()).toBe(`?application=${ravi.id}`);
    await press('Ravi Das');
    await waitFor(() => expect(address()).toBe(''));
    await isOpen(title('Ravi Das'), false);
    // an application that the user opens is already in view
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('names the chosen step, and Back leads to the previous one with its open application', async () => {
    const { address, choose, press, back, step, title } = await open();
    await press('Asha Rao');
    await waitFor(() => expect(address()).toBe(`?application=${asha.id}`));
    await choose('Shortlisted');
    await waitFor(() => expect(address()).toBe('?status=shortlisted'));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Asha Rao' })).not.toBeInTheDocument());
    await choose('All');
    await waitFor(() => expect(address()).toBe(''));
    await back();
    await waitFor(() => expect(step('Shortlisted')).toHaveAttribute('aria-pressed', 'true'));
    await back();
    await waitFor(() => expect(step('All')).toHaveAttribute('aria-pressed', 'true'));
    await isOpen(title('Asha Rao'), true);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('shows step and application together after a reload, also one that has left the step', async () => {
    const { title, step } = await open(`?status=shortlisted&application=${asha.id}`);
    await isOpen(title('Asha Rao'), true);
    await isOpen(title('Ravi Das'), false);
    expect(step('Shortlisted')).toHaveAttribute('aria-pressed', 'true');
  });

  it('with a step that does not exist shows all applications', async () => {
    const { step } = await open('?status=nonsense');
    await card('Ravi Das');
    expect(step('All')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe.each([
  ['hire', 'Hire Asha Rao?'],
  ['reject', 'Reject Asha Rao?'],
  ['invite', 'Invite Asha Rao to an interview'],
])('the sheet about an application: %s', (name, title) => {
  const button = { hire: 'Hire', reject: 'Reject', invite: 'Invite Asha Rao' }[name] ?? '';
  const byLink = `?application=${asha.id}&sheet=${name}`;

  it('is in the address, and Back closes it over the open application', async () => {
    const { user, address, press, back, closed } = await open();
    await press('Asha Rao');
    await user.click(await (await card('Asha Rao')).findByRole('button', { name: button }));
    await screen.findByRole('dialog', { name: title });
    expect(address()).toBe(byLink);
    await back();
    await closed();
    expect(address()).toBe(`?application=${asha.id}`);
  });

  it('opens from a shared address, and is closed over the open application', async () => {
    const { user, address, closed, title: heading } = await open(byLink);
    const sheet = within(await screen.findByRole('dialog', { name: title }));
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await closed();
    await waitFor(() => expect(address()).toBe(`?application=${asha.id}`));
    await isOpen(heading('Asha Rao'), true);
  });

  it('does not open for a decided application, and leaves the address', async () => {
    const over = { ...asha, status: 'rejected' as const };
    const { address } = await open(byLink, { [`GET /api/jobs/${job.id}/applications`]: () => [over, ravi] });
    await card('Asha Rao');
    await waitFor(() => expect(address()).toBe(`?application=${asha.id}`));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not open for an application that does not exist', async () => {
    await open(`?application=20000000-0000-4000-8000-000000000009&sheet=${name}`);
    await card('Ravi Das');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the question about an application', () => {
  it('does not open the application when asked by its menu, and closes with the answer', async () => {
    const { user, address, closed, title, answersTo } = await open('', {
      [`PATCH /api/applications/${ravi.id}`]: () => ravi,
    });
    await user.click((await card('Ravi Das')).getByRole('button', { name: 'Move Ravi Das' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Hire/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Hire Ravi Das?' }));
    expect(Object.fromEntries(new URLSearchParams(address()))).toEqual({ application: ravi.id, sheet: 'hire' });
    await user.click(sheet.getByRole('button', { name: 'Yes, hire' }));
    await toast('Ravi Das is hired');
    await closed();
    await waitFor(() => expect(address()).toBe(''));
    await isOpen(title('Ravi Das'), false);
    expect(answersTo(ravi)).toEqual([{ status: 'hired' }]);
  });

  it('is no invitation if an interview is already agreed', async () => {
    const fixed = aReceivedRequest({
      ...{ askedBy: 'employer', applicationId: asha.id, status: 'confirmed', confirmedTime: inDays(1) },
      job: { id: job.id, title: job.title, company: job.company },
    });
    const { address } = await open(`?application=${asha.id}&sheet=invite`, {
      'GET /api/received-interview-requests': () => [fixed],
    });
    await (await card('Asha Rao')).findByRole('group', { name: 'Interview' });
    await waitFor(() => expect(address()).toBe(`?application=${asha.id}`));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
