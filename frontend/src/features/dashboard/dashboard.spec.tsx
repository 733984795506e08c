import { describe, expect, it } from '@jest/globals';
import type { CurrentUser } from '@nukkad/api-client/generated/api.gen';
import { screen, waitFor, within } from '@testing-library/react';
import { aConversation } from '../../../test/conversations';
import { type Answer, fakeServer, problem } from '../../../test/fake-server';
import { anEmployer, anOwnJob, employerAnswers } from '../../../test/hiring';
import { aJobRequest } from '../../../test/job-requests';
import { aSeeker } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { i18n } from '../../shared/i18n/i18n';
import { initials } from '../../entities/session/model/display-name';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const sidebar = () => within(screen.getAllByRole('navigation', { name: 'Sections' })[0] as HTMLElement);

async function open(path = '/', user: CurrentUser = aSeeker(), answers: Record<string, Answer> = {}) {
  const server = fakeServer({ 'GET /api/auth/user': () => user, ...answers });
  const app = renderApp(path);
  await screen.findByRole('button', { name: 'Your account' });
  const openMenu = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Your account' }));
    return within(await screen.findByRole('dialog', { name: 'Your account' }));
  };
  return { ...app, server, openMenu };
}

describe('the sections', () => {
  it('are seven, Request Interview first and open, with Nearby and Instant Requests after them', async () => {
    await open();
    await heading('Request Interview');
    expect(
      sidebar()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      ...['Request Interview', 'Job Search', 'AI Jobs', 'Applications', 'Calendar', 'Salary', 'Rewards'],
      ...['Nearby', 'Instant Requests'],
    ]);
    expect(sidebar().getByRole('link', { current: 'page' })).toHaveTextContent('Request Interview');
    expect(screen.getByText('Welcome, Asha!')).toBeVisible();
  });

  it.each(['/', '/job-seeker'])('are in the address under %s', async (path) => {
    const { user, router } = await open(path);
    await user.click(sidebar().getByRole('link', { name: 'Salary' }));
    await heading('Salary');
    expect(router.state.location).toMatchObject({ pathname: path, search: '?section=salary' });
    expect(document.title).toBe('Salary · Nukkad');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('open from the address, and an unknown one opens the first', async () => {
    await open('/?section=calendar');
    await heading('Calendar');
    await open('/?section=nonsense');
    await heading('Request Interview');
  });

  it('can be collapsed to icons, which is remembered', async () => {
    const first = await open();
    await first.user.click(screen.getByRole('button', { name: 'Collapse menu' }));
    expect(screen.getByRole('button', { name: 'Expand menu' })).toHaveAttribute('aria-expanded', 'false');
    expect(sidebar().getByRole('link', { name: 'Rewards' })).toBeVisible();
    first.unmount();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Expand menu' }));
    expect(screen.getByRole('button', { name: 'Collapse menu' })).toBeVisible();
  });

  it('slide in on a small screen, and away once one is chosen', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Sections' }));
    await user.click(drawer.getByRole('link', { name: 'Rewards' }));
    await heading('Rewards');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sections' })).not.toBeInTheDocument());
  });
});

describe('the bar of a phone', () => {
  const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));
  const openMenuOfBar = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(bar().getByRole('button', { name: 'Open menu' }));
    return within(await screen.findByRole('dialog', { name: 'Sections' }));
  };

  it.each([
    ['/', 'Home'],
    ['/?section=ai-jobs', 'Jobs'],
    ['/?section=job-search', 'Jobs'],
    ['/?section=job-search&view=nearby', 'Nearby'],
    ['/?section=applications', 'Applied'],
    ['/?section=calendar', 'Applied'],
  ])('shows at %s that %s is open', async (path, name) => {
    await open(path);
    expect(bar().getByRole('link', { current: 'page' })).toHaveTextContent(name);
  });

  it('counts unread messages, and the requests that wait behind the menu', async () => {
    await open('/', aSeeker({ availability: { ...aSeeker().availability, available: true } }), {
      'GET /api/conversations': () => [aConversation({ unreadCount: 2 }), aConversation({ unreadCount: 1 })],
      'GET /api/job-requests': () => [aJobRequest(), aJobRequest({ status: 'declined' })],
    });
    expect(await bar().findByText('3 waiting')).toBeInTheDocument();
    expect(await bar().findByText('1 waiting')).toBeInTheDocument();
  });

  it('leads to all sections, the settings, the other side, the support and the language', async () => {
    const { user } = await open('/?section=salary');
    const menu = await openMenuOfBar(user);
    expect(menu.getByText('Asha Rao')).toBeVisible();
    expect(menu.getByRole('link', { name: 'Rewards' })).toBeVisible();
    expect(menu.getByRole('button', { name: 'Start hiring' })).toBeVisible();
    expect(menu.getByRole('button', { name: 'English', pressed: true })).toBeVisible();
    await user.click(menu.getByRole('button', { name: 'Settings' }));
    expect(await screen.findByRole('dialog', { name: 'Your account' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sections' })).not.toBeInTheDocument());
  });

  it('changes the language of the page', async () => {
    const { user } = await open('/?section=salary');
    await user.click((await openMenuOfBar(user)).getByRole('button', { name: 'हिन्दी' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'सैलरी', hidden: true })).toBeInTheDocument();
  });

  it('opens the chat with the support', async () => {
    const { user } = await open('/?section=salary');
    await screen.findByRole('button', { name: 'Chat with support' });
    await user.click((await openMenuOfBar(user)).getByRole('button', { name: 'Chat with support' }));
    expect(await screen.findByLabelText('Message')).toBeVisible();
  });

  it('of an employer leads to pending tasks, the jobs, the form and the messages', async () => {
    // jsdom has no layout
    Element.prototype.scrollIntoView = () => undefined;
    fakeServer({ ...employerAnswers(), 'GET /api/auth/user': () => anEmployer() });
    const { user, router } = renderApp('/employer');
    await heading('Employer Dashboard');
    expect(bar().getByRole('link', { current: 'page' })).toHaveTextContent('Today');
    for (const [name, address] of [
      ['Jobs', '/employer#own-jobs'],
      ['Post a job', '/employer?post=1'],
      ['Messages', '/employer#recent-messages'],
    ] as const) {
      await user.click(bar().getByRole('link', { name }));
      const { pathname, search, hash } = router.state.location;
      expect(pathname + search + hash).toBe(address);
      expect(bar().getByRole('link', { current: 'page' })).toHaveAccessibleName(name);
    }
  });
});

describe('the profile menu', () => {
  it('shows the signed-in user, closes by a click outside, and signs out', async () => {
    const { user, openMenu } = await open();
    const menu = await openMenu();
    expect(menu.getByText('Asha Rao')).toBeVisible();
    expect(menu.getByText('asha@example.com')).toBeVisible();
    expect(menu.getByText('JOB SEEKER')).toBeVisible();
    expect(menu.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/api/logout');
    await user.click(document.querySelector('.MuiBackdrop-root') as Element);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your account' })).not.toBeInTheDocument());
  });

  it('adds the employer side and opens its dashboard', async () => {
    const both = aSeeker({ role: 'both' });
    const { user, openMenu, server } = await open('/', aSeeker(), { 'POST /api/user/roles': () => both });
    const menu = await openMenu();
    server.answer('GET /api/auth/user', () => both);
    await user.click(menu.getByRole('button', { name: 'Start hiring' }));
    await heading('Employer Dashboard');
    expect(server.of('POST /api/user/roles')[0]?.body).toEqual({ role: 'employer' });
  });

  it('reports that a side could not be added', async () => {
    const { user, openMenu } = await open('/', aSeeker(), {
      'POST /api/user/roles': () => problem(409, 'Not now'),
    });
    await user.click((await openMenu()).getByRole('button', { name: 'Start hiring' }));
    await waitFor(() => expect(screen.getByTestId('toast')).toHaveTextContent('Not now'));
  });

  it('switches an account of both sides', async () => {
    const { openMenu } = await open('/', aSeeker({ role: 'both' }));
    const menu = await openMenu();
    expect(menu.getByRole('link', { name: 'Switch to hiring' })).toHaveAttribute('href', '/employer');
    expect(menu.getByText('BOTH')).toBeVisible();
  });

  it('draws whole letters of every script', () => {
    const name = (firstName: string, lastName: string) => initials({ firstName, lastName });
    expect(name('asha', 'rao')).toBe('AR');
    expect(name('किरण', '')).toBe('कि');
  });
});

describe('an account that only hires', () => {
  it('gets one line and one button that adds the other side', async () => {
    const { user, server } = await open('/', aSeeker({ role: 'employer' }), {
      'POST /api/user/roles': () => aSeeker({ role: 'both' }),
    });
    await heading('Job Seeker Dashboard');
    const sections = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(sections.queryByRole('link', { name: 'Salary' })).not.toBeInTheDocument();
    server.answer('GET /api/auth/user', () => aSeeker({ role: 'both' }));
    await user.click(screen.getByRole('button', { name: 'Start looking for work' }));
    await heading('Request Interview');
    expect(server.of('POST /api/user/roles')[0]?.body).toEqual({ role: 'job_seeker' });
  });
});

describe('an account without a name', () => {
  const nameless = aSeeker({ firstName: '', lastName: '', email: 'ravi.k@example.com', needsName: true });

  it('is not named by its phone number', async () => {
    await open('/', aSeeker({ firstName: '', lastName: '', email: null, phone: '+919845012345' }));
    expect(screen.getByText('Welcome!')).toBeVisible();
    expect(document.body.textContent).not.toContain('+9198');
  });

  it('is not named by its address, and asked for a name', async () => {
    const named = aSeeker({ firstName: 'K. Ravi', lastName: '' });
    const { user, server } = await open('/', nameless, { 'POST /api/user/name': () => named });
    expect(screen.getByText('Welcome!')).toBeVisible();
    expect(screen.getByRole('banner')).not.toHaveTextContent('ravi.k');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText('First name')).toBeInvalid();
    expect(server.of('POST /api/user/name')).toHaveLength(0);
    server.answer('GET /api/auth/user', () => named);
    await user.type(screen.getByLabelText('First name'), 'K. Ravi{Enter}');
    expect(await screen.findByText('Welcome, Ravi!')).toBeVisible();
    expect(screen.queryByText('What should we call you?')).not.toBeInTheDocument();
    expect(server.of('POST /api/user/name')[0]?.body).toEqual({ firstName: 'K. Ravi', lastName: '' });
  });

  it('is asked for a name below the main content', async () => {
    await open('/', nameless);
    const question = await screen.findByRole('form', { name: 'What should we call you?' });
    const main = document.querySelector('main')!;
    expect(main.firstElementChild?.contains(question)).toBe(false);
    expect(main.lastElementChild?.contains(question)).toBe(true);
  });

  it.each(['/?section=ai-jobs', '/?section=applications', '/instant-requests'])(
    'is not asked for a name on %s',
    async (path) => {
      await open(path, nameless);
      expect(screen.queryByText('What should we call you?')).not.toBeInTheDocument();
    },
  );

  it('may skip the question', async () => {
    const skipped = { ...nameless, needsName: false };
    const { user, server } = await open('/', nameless, { 'POST /api/user/name': () => skipped });
    server.answer('GET /api/auth/user', () => skipped);
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByText('What should we call you?')).not.toBeInTheDocument());
    expect(server.of('POST /api/user/name')[0]?.body).toEqual({ skip: true });
  });
});

describe('an employer without a name', () => {
  const SUMMARY = 'GET /api/my-jobs/summary';
  const nameless = anEmployer({ firstName: '', lastName: '', email: 'meena@example.com', needsName: true });
  const openEmployer = async (answers: Record<string, Answer> = {}) => {
    const server = fakeServer({ ...employerAnswers(), 'GET /api/auth/user': () => nameless, ...answers });
    const { user } = renderApp('/employer');
    return { server, user, question: within(await screen.findByRole('form', { name: 'Who is hiring?' })) };
  };

  it("is asked for the shop and the user's name, which are stored as name of the bills and of the account", async () => {
    const shop = { ...nameless, billingName: 'Shetty Stores' };
    const named = { ...shop, firstName: 'Meena', needsName: false };
    const { server, user, question } = await openEmployer({
      'PATCH /api/user/billing': () => shop,
      'POST /api/user/name': () => named,
    });
    await user.type(question.getByLabelText('Shop or company'), ' Shetty Stores');
    await user.type(question.getByLabelText('First name'), 'Meena');
    server.answer('GET /api/auth/user', () => named);
    await user.click(question.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Welcome, Meena!')).toBeVisible();
    expect(server.of('PATCH /api/user/billing')[0]?.body).toEqual({ billingName: 'Shetty Stores' });
    expect(server.of('POST /api/user/name')[0]?.body).toEqual({ firstName: 'Meena', lastName: '' });
    expect(screen.getByLabelText('Company')).toHaveValue('Shetty Stores');
  });

  it.each([
    { when: 'once it is known that no job has named it', jobs: [], asked: true },
    { when: 'at no time when a job has named it', jobs: [anOwnJob()], asked: false },
  ])('is asked for the shop $when', async ({ jobs, asked }) => {
    const { [SUMMARY]: summary } = employerAnswers(jobs);
    let count: () => void = () => undefined;
    const counted = new Promise<void>((resolve) => (count = resolve));
    const { question } = await openEmployer({ [SUMMARY]: (call) => counted.then(() => summary?.(call)) });
    expect(question.getByLabelText('First name')).toBeVisible();
    // its space is reserved
    expect(question.getByLabelText('Shop or company')).not.toBeVisible();
    count();
    if (asked) await waitFor(() => expect(question.getByLabelText('Shop or company')).toBeVisible());
    else await waitFor(() => expect(question.queryByLabelText('Shop or company')).not.toBeInTheDocument());
  });

  it('is not asked for bills without a shop to name', async () => {
    const named = { ...nameless, firstName: 'Meena', needsName: false };
    const { server, user, question } = await openEmployer({ 'POST /api/user/name': () => named });
    server.answer('GET /api/auth/user', () => named);
    await user.type(question.getByLabelText('First name'), 'Meena{Enter}');
    await screen.findByText('Welcome, Meena!');
    expect(server.calls.filter(({ call }) => call.startsWith('PATCH'))).toEqual([]);
  });

  it('has the form for a job before the figures, which are all zero', async () => {
    await openEmployer();
    const form = await screen.findByRole('form', { name: 'Request Your Next Hire' });
    const figures = await screen.findByRole('list', { name: 'Your figures' });
    expect(form.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

it('shows its texts in Kannada', async () => {
  await i18n.changeLanguage('kn');
  fakeServer({ 'GET /api/auth/user': () => aSeeker() });
  renderApp('/?section=salary');
  expect(await heading('ಸಂಬಳ')).toBeVisible();
  expect(screen.getByText('ನಮಸ್ಕಾರ, Asha!')).toBeVisible();
});
