import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fakeServer } from '../../../../test/fake-server';
import { aSeeker } from '../../../../test/people';
import { makeWrapper } from '../../../../test/render-app';
import { loadTexts } from '../../../shared/i18n/i18n';
import { ScanSheet } from './components/ScanSheet';

const ID = '50000000-0000-4000-8000-000000000001';
const PATH = `/work/start/${'a'.repeat(32)}00abcd${'A'.repeat(12)}`;
const EIGHT_SECONDS = 8000;

/** Texts of the codes that the camera sees, one in each picture; the last one stays. */
let seen: string[] = [];
const stop = jest.fn();
const applyConstraints = jest.fn((_constraints: object) => Promise.resolve());
const opened: unknown[] = [];
/** The open cameras, by the events of their tracks. */
const tracks: (EventTarget & { muted: boolean; readyState: string })[] = [];
/** Cameras that another program uses. */
let inUse: string[] = [];

function installCameras(ids: string[], refusal?: string): void {
  const getUserMedia = ({ video }: { video: { deviceId?: { exact: string } } }) => {
    if (refusal !== undefined) return Promise.reject(new DOMException('', refusal));
    const deviceId = video.deviceId?.exact ?? ids[0]!;
    if (inUse.includes(deviceId)) return Promise.reject(new DOMException('', 'NotReadableError'));
    opened.push(deviceId);
    const track = Object.assign(new EventTarget(), {
      ...{ muted: false, readyState: 'live', stop, applyConstraints, getSettings: () => ({ deviceId }) },
      getCapabilities: () => ({ focusMode: ['continuous'], torch: deviceId === 'main' }),
    });
    tracks.push(track);
    return Promise.resolve({ getVideoTracks: () => [track], getTracks: () => [track] });
  };
  const cameras = ids.map((deviceId) => ({ kind: 'videoinput', deviceId, label: 'back' }));
  const value = { getUserMedia, enumerateDevices: () => Promise.resolve(cameras) };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value });
}

async function openScanner() {
  fakeServer({
    'GET /api/auth/user': () => aSeeker(),
    [`GET /api/engagements/${ID}/code`]: () => ({ code: '4821', phase: 'start' }),
  });
  await loadTexts('instant-work/engagements');
  const router = createMemoryRouter([
    { path: '/', element: <ScanSheet id={ID} onClose={() => undefined} /> },
    { path: '/work/start/:token', element: <p>the page of the code</p> },
  ]);
  const view = render(<RouterProvider router={router} />, { wrapper: makeWrapper() });
  return { ...view, router, user: userEvent.setup({ delay: null }) };
}

describe('the scanner of a shop’s code', () => {
  const readyState = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'readyState')!;
  beforeEach(() => {
    seen = [];
    inUse = [];
    opened.length = 0;
    tracks.length = 0;
    stop.mockClear();
    applyConstraints.mockClear();
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    Object.defineProperty(HTMLMediaElement.prototype, 'readyState', { configurable: true, value: 4 });
    Object.assign(window, {
      BarcodeDetector: Object.assign(
        class {
          detect = () => {
            const text = seen.length > 1 ? seen.shift() : seen[0];
            return Promise.resolve(text === undefined ? [] : [{ rawValue: text }]);
          };
        },
        { getSupportedFormats: () => Promise.resolve(['qr_code']) },
      ),
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Object.defineProperty(HTMLMediaElement.prototype, 'readyState', readyState);
    Reflect.deleteProperty(window, 'BarcodeDetector');
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });

  it('opens the page of the code, and closes the camera', async () => {
    installCameras(['main']);
    seen = [`https://nukkad.example${PATH}`];
    const { router } = await openScanner();
    expect(await screen.findByText('the page of the code')).toBeVisible();
    expect(router.state.location.pathname).toBe(PATH);
    expect(stop).toHaveBeenCalled();
  });

  it('says that the camera opens until it is open', async () => {
    installCameras(['main']);
    Object.assign(navigator.mediaDevices, { getUserMedia: () => new Promise(() => undefined) });
    await openScanner();
    expect(await screen.findByText('Opening the camera…')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open the camera again' })).not.toBeInTheDocument();
  });

  it('opens the page once, although the code stays in the picture while the page loads', async () => {
    installCameras(['main']);
    jest.useFakeTimers();
    try {
      const { router } = await openScanner();
      const navigate = jest.spyOn(router, 'navigate').mockResolvedValue();
      seen = [`https://nukkad.example${PATH}`];
      await act(() => jest.advanceTimersByTimeAsync(2000));
      expect(navigate).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('reads no further picture when it is closed while it reads one', async () => {
    installCameras(['main']);
    const answers: ((codes: object[]) => void)[] = [];
    Object.assign(window, {
      BarcodeDetector: Object.assign(
        class {
          detect = () => new Promise<object[]>((resolve) => answers.push(resolve));
        },
        { getSupportedFormats: () => Promise.resolve(['qr_code']) },
      ),
    });
    const { unmount } = await openScanner();
    await waitFor(() => expect(answers).toHaveLength(1));
    unmount();
    const timers = jest.spyOn(window, 'setTimeout');
    answers[0]!([]);
    for (let tick = 0; tick < 10; tick++) await Promise.resolve();
    expect(timers).not.toHaveBeenCalled();
  });

  it('reports another code, and goes on', async () => {
    installCameras(['main']);
    seen = ['upi://pay?pa=shop@bank'];
    await openScanner();
    expect(await screen.findByText(/^This is some other code\./)).toBeVisible();
    seen = [`https://nukkad.example${PATH}`];
    expect(await screen.findByText('the page of the code')).toBeVisible();
  });

  it('switches to another camera and back, and turns on the light of a camera that has one', async () => {
    installCameras(['main', 'wide']);
    const { user } = await openScanner();
    const light = await screen.findByRole('button', { name: 'Torch' });
    await user.click(light);
    expect(applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: true }] });
    expect(light).toHaveAttribute('aria-pressed', 'true');
    await user.click(await screen.findByRole('button', { name: 'Other camera' }));
    await waitFor(() => expect(opened).toEqual(['main', 'wide']));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Torch' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Other camera' }));
    await waitFor(() => expect(opened).toEqual(['main', 'wide', 'main']));
    expect(await screen.findByRole('button', { name: 'Torch' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('says that a camera does not work, and switches to the next one', async () => {
    installCameras(['main', 'wide', 'tele']);
    inUse = ['wide'];
    const { user } = await openScanner();
    const other = await screen.findByRole('button', { name: 'Other camera' });
    await user.click(other);
    expect(await screen.findByText(/^The camera does not work here\./)).toBeVisible();
    await user.click(other);
    expect(await screen.findByText(/^Point the camera at the code/)).toBeVisible();
    expect(opened).toEqual(['main', 'tele']);
  });

  it('hides the last picture of a camera that the phone has muted, until it continues', async () => {
    installCameras(['main']);
    await openScanner();
    await screen.findByText(/^Point the camera at the code/);
    const tell = (muted: boolean) =>
      act(
        () => void tracks[0]!.dispatchEvent(new Event(Object.assign(tracks[0]!, { muted }).muted ? 'mute' : 'unmute')),
      );
    tell(true);
    expect(screen.getByText(/^The camera has stopped\./)).toBeVisible();
    expect(screen.getByLabelText('Picture of the camera')).not.toBeVisible();
    expect(await screen.findByText('4821')).toBeVisible();
    seen = [`https://nukkad.example${PATH}`];
    tell(false);
    expect(await screen.findByText('the page of the code')).toBeVisible();
  });

  it('opens a camera again that has ended', async () => {
    installCameras(['main']);
    const { user } = await openScanner();
    await screen.findByText(/^Point the camera at the code/);
    act(() => void Object.assign(tracks[0]!, { readyState: 'ended' }).dispatchEvent(new Event('ended')));
    await user.click(screen.getByRole('button', { name: 'Open the camera again' }));
    expect(await screen.findByText(/^Point the camera at the code/)).toBeVisible();
    expect(screen.getByLabelText('Picture of the camera')).toBeVisible();
    expect(opened).toEqual(['main', 'main']);
  });

  it.each([
    ['is forbidden', ['main'], 'NotAllowedError', /^The camera is not allowed\./],
    ['is missing', [], 'NotFoundError', /^The camera does not work here\./],
  ])('shows the digits at once if the camera %s', async (_what, ids, refusal, text) => {
    installCameras(ids, refusal);
    await openScanner();
    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByText('4821')).toBeVisible();
  });

  it('shows the digits after eight seconds without a code, and not before', async () => {
    installCameras(['main']);
    jest.useFakeTimers();
    try {
      await openScanner();
      await act(() => jest.advanceTimersByTimeAsync(EIGHT_SECONDS - 1));
      expect(screen.queryByText('4821')).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(screen.getByText('4821')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });
});
