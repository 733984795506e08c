import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { aboutApplication, applicationOf } from '../../../entities/hiring/paths';
import { SHEET } from '../../../shared/overlay/sheet-parameter';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';

/** A question about an application with a sheet of its own. */
type ApplicationSheet = 'invite' | 'hire' | 'reject';

/**
 * Returns the sheet of this application that the URL names, or null. `mayAsk` states which sheets are allowed
 * (undefined: not known yet); a sheet that is no longer allowed is removed from the URL.
 */
export function useApplicationSheet<Asked extends ApplicationSheet>(
  applicationId: string,
  mayAsk: Record<Asked, boolean | undefined>,
) {
  const sheet = useOverlayParam(SHEET);
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
