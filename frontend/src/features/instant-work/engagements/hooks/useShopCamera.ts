import { useEffect, useRef, useState } from 'react';
import { makeCodeReader } from '../model/code-reader';
import {
  type CameraFailure,
  closeCamera,
  failureOf,
  hasCameras,
  listCameras,
  type OpenCamera,
  openCamera,
  setLight,
} from '../model/shop-camera';

/** Milliseconds between two pictures that are searched for a code. */
const PAUSE_MS = 150;
const TRACK_EVENTS = ['mute', 'unmute', 'ended'] as const;

type CameraState = 'starting' | 'on' | 'stopped' | CameraFailure;

interface ShopCamera {
  state: CameraState;
  video: React.RefObject<HTMLVideoElement | null>;
  /** Whether there is another camera to switch to. */
  hasOthers: boolean;
  switchCamera: () => void;
  /** Opens the camera again that the phone has stopped. */
  reopen: () => void;
  /** Whether the light is on; null without a light. */
  light: boolean | null;
  toggleLight: () => void;
}

/**
 * Opens a camera until the component is removed, and passes the text of each code in its picture to `onText`, until that
 * returns true.
 */
export function useShopCamera(onText: (text: string) => boolean): ShopCamera {
  const video = useRef<HTMLVideoElement>(null);
  const heard = useRef(onText);
  const [wanted, setWanted] = useState<string | null>(null);
  const [camera, setCamera] = useState<OpenCamera | null>(null);
  const [failure, setFailure] = useState<CameraFailure | null>(() => (hasCameras() ? null : 'missing'));
  const [cameraIds, setCameraIds] = useState<string[]>([]);
  const [isLit, setIsLit] = useState(false);
  const [isStopped, setIsStopped] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    heard.current = onText;
  }, [onText]);
  useEffect(() => {
    if (!hasCameras()) return undefined;
    let isOver = false;
    let opened: OpenCamera | null = null;
    const open = async (): Promise<void> => {
      try {
        opened = await openCamera(wanted);
        if (isOver) return closeCamera(opened);
        setCamera(opened);
        setCameraIds((await listCameras()).map(({ deviceId }) => deviceId));
      } catch (error) {
        if (!isOver) setFailure(failureOf(error));
      }
    };
    void open();
    return () => {
      isOver = true;
      if (opened) closeCamera(opened);
      setCamera(null);
      setIsLit(false);
      setIsStopped(false);
    };
  }, [wanted, attempt]);
  useEffect(() => {
    if (!camera) return undefined;
    const { track } = camera;
    // a call, the lock of the screen or another program mutes a camera or ends it; its last picture stays in the video
    const update = (): void => setIsStopped(track.muted || track.readyState === 'ended');
    update();
    for (const event of TRACK_EVENTS) track.addEventListener(event, update);
    return () => {
      for (const event of TRACK_EVENTS) track.removeEventListener(event, update);
    };
  }, [camera]);
  useEffect(() => {
    const picture = video.current;
    if (!camera || !picture) return undefined;
    let timer: number | undefined;
    let isOver = false;
    const read = async (): Promise<void> => {
      picture.srcObject = camera.stream;
      await picture.play().catch(() => undefined);
      const readCode = await makeCodeReader();
      const next = async (): Promise<void> => {
        const isMoving = !camera.track.muted && camera.track.readyState === 'live';
        const text = isMoving && picture.readyState >= picture.HAVE_CURRENT_DATA ? await readCode(picture) : null;
        if (isOver) return;
        if (text !== null && heard.current(text)) return;
        timer = window.setTimeout(() => void next(), PAUSE_MS);
      };
      await next();
    };
    void read();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      picture.srcObject = null;
    };
  }, [camera]);
  const current = cameraIds.indexOf(camera?.deviceId ?? wanted ?? '');
  return {
    state: failure ?? (isStopped ? 'stopped' : camera ? 'on' : 'starting'),
    video,
    hasOthers: cameraIds.length > 1,
    switchCamera: () => {
      setFailure(null);
      setWanted(cameraIds[(current + 1) % cameraIds.length] ?? null);
    },
    reopen: () => setAttempt((count) => count + 1),
    light: camera?.hasLight === true ? isLit : null,
    toggleLight: () => {
      if (!camera) return;
      setIsLit(!isLit);
      void setLight(camera, !isLit);
    },
  };
}
