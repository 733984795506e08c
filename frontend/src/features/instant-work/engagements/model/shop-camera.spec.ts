import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { failureOf, hasCameras, openCamera } from './shop-camera';

/** A camera of a phone; `modes` are the ways in which it focuses, absent for a browser that does not state them. */
interface Camera {
  id: string;
  label: string;
  modes?: string[];
  torch?: boolean;
  isBroken?: boolean;
}

const WIDE = { id: 'wide', label: 'camera2 0, facing back', modes: ['manual'] };
const MAIN = { id: 'main', label: 'camera2 2, facing back', modes: ['manual', 'continuous'], torch: true };
const SELFIE = { id: 'selfie', label: 'camera2 1, facing front', modes: ['continuous'] };

/** Gives the browser these cameras, of which it offers the first; returns the names of the open ones and the constraints. */
function install(cameras: readonly Camera[]) {
  const open = new Set<string>();
  const constraints: object[] = [];
  const getUserMedia = ({ video }: { video: { deviceId?: { exact: string } } }) => {
    const wanted = video.deviceId?.exact;
    const camera = cameras.find(({ id }) => id === wanted) ?? cameras[0]!;
    if (camera.isBroken) return Promise.reject(new DOMException('busy', 'NotReadableError'));
    // phones open one camera at a time
    expect([...open]).toEqual([]);
    open.add(camera.id);
    const track = {
      stop: () => open.delete(camera.id),
      getSettings: () => ({ deviceId: camera.id }),
      applyConstraints: (applied: { advanced: object[] }) => {
        constraints.push(...applied.advanced);
        return Promise.resolve();
      },
      ...(camera.modes && { getCapabilities: () => ({ focusMode: camera.modes, torch: camera.torch }) }),
    };
    return Promise.resolve({ getVideoTracks: () => [track], getTracks: () => [track] });
  };
  const enumerateDevices = () =>
    Promise.resolve([
      { kind: 'audioinput', deviceId: 'back-microphone', label: 'back' },
      ...cameras.map(({ id, label }) => ({ kind: 'videoinput', deviceId: id, label })),
    ]);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia, enumerateDevices },
  });
  return { open, constraints };
}

describe('the camera that scans a code', () => {
  beforeEach(() => void install([]));
  afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));

  it.each([
    ['the first, where it focuses', [MAIN, WIDE], 'main'],
    ['the next rear one that focuses', [WIDE, SELFIE, MAIN], 'main'],
    ['the first again, where none focuses', [WIDE, SELFIE, { ...WIDE, id: 'tele' }], 'wide'],
    ['the first, where the only other one is in front', [WIDE, SELFIE], 'wide'],
    ['the first, where the browser states no focus', [{ id: 'any', label: 'back' }, MAIN], 'any'],
    ['the next one, where another program uses the second', [WIDE, { ...MAIN, id: 'b', isBroken: true }, MAIN], 'main'],
  ])('is %s', async (_which, cameras, expected) => {
    const { open } = install(cameras);
    expect((await openCamera(null)).deviceId).toBe(expected);
    expect([...open]).toEqual([expected]);
  });

  it('is the wanted one although it has no focus', async () => {
    install([MAIN, WIDE]);
    expect((await openCamera('wide')).deviceId).toBe('wide');
  });

  it('focuses continuously, and states whether it has a light', async () => {
    const { constraints } = install([MAIN]);
    expect((await openCamera(null)).hasLight).toBe(true);
    expect(constraints).toEqual([{ focusMode: 'continuous' }]);
    install([SELFIE]);
    expect((await openCamera(null)).hasLight).toBe(false);
  });

  it('is missing in a browser without cameras, such as one without HTTPS', () => {
    expect(hasCameras()).toBe(true);
    Reflect.deleteProperty(navigator, 'mediaDevices');
    expect(hasCameras()).toBe(false);
  });

  it.each([
    ['NotAllowedError', 'forbidden'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'missing'],
    ['OverconstrainedError', 'missing'],
  ])('after %s is %s', (name, failure) => expect(failureOf(new DOMException('', name))).toBe(failure));
});
