import { Outlet } from 'react-router-dom';
import { SiteFrame } from './SiteFrame';

/** Public pages share one frame, which stays while the page inside changes. */
export function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}
