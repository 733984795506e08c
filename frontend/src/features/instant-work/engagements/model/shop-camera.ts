/** Capabilities and constraints of cameras that the types of the DOM lack. */
interface CameraCapabilities extends MediaTrackCapabilities {
  focusMode?: string[];
  torch?: boolean;
}
interface CameraConstraints extends MediaTrackConstraintSet {
  focusMode?: string;
  torch?: boolean;
}

/** An open camera of the phone. */
export interface OpenCamera {
  stream: MediaStream;
  track: MediaStreamTrack;
  deviceId: string;
  hasLight: boolean;
}

/** Reason why no camera is open. */
export type CameraFailure = 'forbidden' | 'missing';

const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } };
/** Names of cameras on the back of a phone, in the browsers that name them. */
const REAR = /back|rear|environment/i;
const FOCUSING = ['continuous', 'single-shot'];

const capabilitiesOf = (track: MediaStreamTrack): CameraCapabilities | null =>
  // Firefox has no such method
  typeof track.getCapabilities === 'function' ? track.getCapabilities() : null;

/** Returns whether a camera focuses; a browser that does not state it has chosen a suitable camera. */
function focuses({ track }: OpenCamera): boolean {
  const capabilities = capabilitiesOf(track);
  return capabilities === null || (capabilities.focusMode ?? []).some((mode) => FOCUSING.includes(mode));
}

async function openDevice(deviceId: string | null): Promise<OpenCamera> {
  const which = deviceId === null ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: deviceId } };
  const stream = await navigator.mediaDevices.getUserMedia({ video: { ...which, ...SIZE } });
  const [track] = stream.getVideoTracks();
  if (!track) throw new DOMException('The camera has no picture.', 'NotFoundError');
  const { torch, focusMode } = capabilitiesOf(track) ?? {};
  if (focusMode?.includes('continuous')) await applyConstraint(track, { focusMode: 'continuous' });
  return { stream, track, deviceId: track.getSettings().deviceId ?? deviceId ?? '', hasLight: torch === true };
}

async function applyConstraint(track: MediaStreamTrack, constraint: CameraConstraints): Promise<void> {
  // a camera that refuses it still has a picture
  await track.applyConstraints({ advanced: [constraint] }).catch(() => undefined);
}

export const closeCamera = ({ stream }: OpenCamera): void => stream.getTracks().forEach((track) => track.stop());

/** Returns the cameras of the phone; their names are known only while one of them is open. */
export async function listCameras(): Promise<MediaDeviceInfo[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '');
}

/**
 * Opens a camera: this one, or the first rear one that focuses. The rear camera that phones with several cameras offer
 * first may be a wide one without focus, which reads no code.
 */
export async function openCamera(deviceId: string | null): Promise<OpenCamera> {
  const first = await openDevice(deviceId);
  if (deviceId !== null || focuses(first)) return first;
  const others = (await listCameras()).filter(
    (camera) => camera.deviceId !== first.deviceId && REAR.test(camera.label),
  );
  if (others.length === 0) return first;
  // many phones open one camera at a time
  closeCamera(first);
  for (const other of others) {
    const opened = await openDevice(other.deviceId).catch(() => null);
    if (opened && focuses(opened)) return opened;
    if (opened) closeCamera(opened);
  }
  return openDevice(first.deviceId || null);
}

/** Turns the light of a camera on or off. */
export const setLight = ({ track }: OpenCamera, isOn: boolean): Promise<void> =>
  applyConstraint(track, { torch: isOn });

/** Returns whether the browser offers cameras at all: none does without HTTPS. */
export const hasCameras = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

export const failureOf = (error: unknown): CameraFailure =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'forbidden' : 'missing';
