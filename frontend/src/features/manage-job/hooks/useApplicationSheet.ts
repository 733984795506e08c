import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { aboutApplication, applicationOf } from '../../../shared/hiring/addresses';
import { SHEET } from '../../../shared/overlay/sheet-parameter';
import { useNamedOverlay } from '../../../shared/overlay/useNamedOverlay';

/** What is asked about an application in a sheet of its own. */
type ApplicationSheet = 'invite' | 'hire' | 'reject';

/**
 * The sheet about an application that the address names; null when it names none of these. `mayAsk` tells what can be asked
 * about it, undefined while that is not known: what can't be asked any more leaves the address.
 */
export function useApplicationSheet<Asked extends ApplicationSheet>(
  applicationId: string,
  mayAsk: Record<Asked, boolean | undefined>,
) {
  const sheet = useNamedOverlay(SHEET);
  const [search] = useSearchParams();
  const isMeant = applicationOf(search) === applicationId;
  const named = isMeant ? (Object.keys(mayAsk) as Asked[]).find((asked) => asked === sheet.value) : undefined;
  const isOver = named !== undefined && mayAsk[named] === false;
  const leave = useEffectEvent(sheet.close);
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);
  return {
    asked: named !== undefined && mayAsk[named] ? named : null,
    ask: (what: Asked): void => sheet.open(what, aboutApplication(applicationId)),
    close: sheet.close,
  };
}
