import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { forgetParts, lazyPart, type Missing, NothingMissing } from './lazy-part';
import { lazySheet } from './lazy-sheet';
import { prefetchParts } from './prefetch-parts';
import { prefetchModule } from './prefetchable-parts';

const Sheet = ({ name }: { name: string }) => <p>{name} is open</p>;
const networkError = new TypeError('Failed to fetch dynamically imported module');

/** A loader that fails until `connect` is called. */
function loadWhenConnected() {
  let connected = false;
  const load = jest.fn(() => (connected ? Promise.resolve(Sheet) : Promise.reject(networkError)));
  return { load, connect: () => (connected = true) };
}

const Retry: Missing = ({ onRetry }) => <button onClick={onRetry}>Try again</button>;

function renderBeside(part: ReactNode) {
  // React reports each error that a boundary catches
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return render(
    <MemoryRouter>
      <p>The page</p>
      <Suspense>{part}</Suspense>
    </MemoryRouter>,
  );
}

class PageBoundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render = (): ReactNode => this.state.message || this.props.children;
}

describe('lazyPart', () => {
  it('draws the part when it has been fetched', async () => {
    const Part = lazyPart(() => Promise.resolve(Sheet), { prefetch: false });
    renderBeside(<Part name="Filters" />);
    expect(await screen.findByText('Filters is open')).toBeVisible();
  });

  it('draws a part that was fetched before at once, without a skeleton', async () => {
    const Part = lazyPart(() => Promise.resolve(Sheet), { prefetch: false });
    await Part.fetch();
    renderBeside(<Part name="Filters" />);
    expect(screen.getByText('Filters is open')).toBeVisible();
  });

  it('draws a prefetched part at once, without fetching it again', async () => {
    const load = jest.fn(() => Promise.resolve(Sheet));
    const Part = lazyPart(load);
    await prefetchParts();
    renderBeside(<Part name="Filters" />);
    expect(screen.getByText('Filters is open')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('fetches the part again after the fetched parts were reset', async () => {
    const load = jest.fn(() => Promise.resolve(Sheet));
    const Part = lazyPart(load, { prefetch: false });
    const { unmount } = renderBeside(<Part name="Filters" />);
    await screen.findByText('Filters is open');
    unmount();
    forgetParts();
    renderBeside(<Part name="Filters" />);
    expect(screen.queryByText('Filters is open')).toBeNull();
    expect(await screen.findByText('Filters is open')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('retains the state of a part when it is fetched again while it is drawn', async () => {
    const Field = () => <input aria-label="Note" />;
    const Part = lazyPart(() => Promise.resolve(Field), { prefetch: false });
    const { rerender } = renderBeside(<Part />);
    await userEvent.type(await screen.findByLabelText('Note'), 'kept');
    await Part.fetch();
    rerender(
      <MemoryRouter>
        <p>The page</p>
        <Suspense>
          <Part />
        </Suspense>
      </MemoryRouter>,
    );
    expect(screen.getByLabelText('Note')).toHaveValue('kept');
  });

  it('fetches a part when it is drawn that could not be fetched before', async () => {
    const { load, connect } = loadWhenConnected();
    const Part = lazyPart(load, { prefetch: false });
    await expect(Part.fetch()).rejects.toBe(networkError);
    connect();
    renderBeside(<Part name="Filters" />);
    expect(await screen.findByText('Filters is open')).toBeVisible();
  });

  it('retains the page and draws a message while the part cannot be fetched', async () => {
    const Part = lazyPart(loadWhenConnected().load, { prefetch: false });
    renderBeside(<Part name="Filters" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('This did not open. Your connection may be weak.');
    expect(screen.getByText('The page')).toBeVisible();
  });

  it('fetches the part again when the network returns', async () => {
    const { load, connect } = loadWhenConnected();
    const Part = lazyPart(load, { Missing: Retry, prefetch: false });
    renderBeside(<Part name="Filters" />);
    await screen.findByRole('button');
    connect();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Filters is open')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fetches the part again at each press of the button', async () => {
    const { load, connect } = loadWhenConnected();
    const Part = lazyPart(load, { Missing: Retry, prefetch: false });
    renderBeside(<Part name="Filters" />);
    await userEvent.click(await screen.findByRole('button'));
    expect(await screen.findByRole('button')).toBeVisible();
    connect();
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Filters is open')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('fetches the part again when it is opened a second time', async () => {
    const { load, connect } = loadWhenConnected();
    const Part = lazyPart(load, { Missing: Retry, prefetch: false });
    const { unmount } = renderBeside(<Part name="Filters" />);
    await screen.findByRole('button');
    unmount();
    connect();
    renderBeside(<Part name="Filters" />);
    expect(await screen.findByText('Filters is open')).toBeVisible();
  });

  it('draws nothing where the page does without the part', async () => {
    const { load } = loadWhenConnected();
    const Part = lazyPart(load, { Missing: NothingMissing, prefetch: false });
    const { container } = renderBeside(<Part name="Voice input" />);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(container).toHaveTextContent(/^The page$/);
  });

  it('leaves an error of the part itself to the page', async () => {
    const Broken = (): ReactNode => {
      throw new Error('The part is broken.');
    };
    const Part = lazyPart(() => Promise.resolve(Broken), { prefetch: false });
    renderBeside(
      <PageBoundary>
        <Part />
      </PageBoundary>,
    );
    expect(await screen.findByText('The part is broken.')).toBeVisible();
  });
});

describe('lazySheet', () => {
  const renderUnwaited = (part: ReactNode) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    return render(
      <MemoryRouter>
        <Suspense fallback="The page waits">{part}</Suspense>
      </MemoryRouter>,
    );
  };

  it('draws nothing until it has been fetched, then the sheet, and fetches it once', async () => {
    const load = jest.fn(() => Promise.resolve(Sheet));
    const Filters = lazySheet(load, { prefetch: false });
    const { container } = renderUnwaited(<Filters name="Filters" />);
    expect(container).toBeEmptyDOMElement();
    expect(await screen.findByText('Filters is open')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('draws a fetched sheet at once', async () => {
    const Filters = lazySheet(() => Promise.resolve(Sheet));
    await prefetchParts();
    renderUnwaited(<Filters name="Filters" />);
    expect(screen.getByText('Filters is open')).toBeVisible();
  });

  it('draws a message if it cannot be fetched, and the sheet when the network returns', async () => {
    const { load, connect } = loadWhenConnected();
    const Filters = lazySheet(load, { Missing: Retry, prefetch: false });
    renderUnwaited(<Filters name="Filters" />);
    await screen.findByRole('button', { name: 'Try again' });
    connect();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Filters is open')).toBeVisible();
  });
});

describe('prefetchParts', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection');
  });
  const saveData = (value: boolean) =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: value } });

  it('fetches each part once, and the others when one of them cannot be fetched', async () => {
    await prefetchParts();
    const loads = [jest.fn(() => Promise.reject(networkError)), jest.fn(() => Promise.resolve(Sheet))];
    for (const load of loads) lazyPart(load);
    await prefetchParts();
    await prefetchParts();
    expect(loads.map((load) => load.mock.calls.length)).toEqual([1, 1]);
  });

  it('fetches a registered module once', async () => {
    const load = jest.fn(() => Promise.resolve());
    prefetchModule(load);
    await prefetchParts();
    await prefetchParts();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('fetches a part that a script brings along after the others were fetched', async () => {
    await prefetchParts();
    expect(document.documentElement.dataset['parts']).toBe('fetched');
    const load = jest.fn(() => Promise.resolve(Sheet));
    lazyPart(load);
    expect(document.documentElement.dataset['parts']).toBe('fetching');
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(document.documentElement.dataset['parts']).toBe('fetched'));
  });

  it('leaves out a part that is fetched for its own page alone', async () => {
    const load = jest.fn(() => Promise.resolve(Sheet));
    lazyPart(load, { prefetch: false });
    await prefetchParts();
    expect(load).not.toHaveBeenCalled();
  });

  it('fetches nothing where the person saves data', async () => {
    saveData(true);
    const load = jest.fn(() => Promise.resolve(Sheet));
    lazyPart(load);
    await prefetchParts();
    expect(load).not.toHaveBeenCalled();
    saveData(false);
    await prefetchParts();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
