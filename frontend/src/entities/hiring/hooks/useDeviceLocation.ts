import { api } from '@nukkad/api-client/generated/api.gen';
import { POSITION_DECIMALS } from '@nukkad/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { type DevicePosition, type DeviceProblem, requestDevicePosition } from '../../position/model/device-position';
import { type JobLocation, located, named } from '../model/job-location';

/** `inexact`: the device knows only an approximate position. `nameless`: the name of the place is unknown. */
type Problem = DeviceProblem | 'inexact' | 'nameless';

/** Sets the place of a job to the device's position: its point, and the name of its place in the text. */
export function useDeviceLocation(onChange: (change: (before: JobLocation) => JobLocation) => void) {
  const [locating, setLocating] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [findPlace] = api.useLazyGetNearestPlaceQuery();
  const end = useRef<() => void>(() => undefined);
  useEffect(() => () => end.current(), []);

  const pin = async (position: DevicePosition): Promise<void> => {
    onChange((before) => located(before, position));
    setProblem(null);
    const [latitude, longitude] = [position.latitude, position.longitude].map((one) => one.toFixed(POSITION_DECIMALS));
    const { data } = await findPlace({ latitude: latitude!, longitude: longitude! }, true);
    setLocating(false);
    if (data) onChange((before) => named(before, data));
    else setProblem('nameless');
  };
  const fail = (cause: Problem): void => {
    setLocating(false);
    setProblem(cause);
  };
  const locate = (): void => {
    end.current();
    setLocating(true);
    setProblem(null);
    end.current = requestDevicePosition({
      enableHighAccuracy: true,
      onFound: (position) => (position.isApproximate ? fail('inexact') : void pin(position)),
      onProblem: fail,
    });
  };
  return {
    locate,
    locating,
    problem,
    /** Cancels the request and clears its message: the place is known from elsewhere. */
    cancel: (): void => {
      end.current();
      setLocating(false);
      setProblem(null);
    },
    /** Called after typing: the words name the place, and a late response of the device must not change it. */
    noteTyping: (): void => {
      if (!locating) end.current();
      if (problem === 'nameless') setProblem(null);
    },
  };
}
