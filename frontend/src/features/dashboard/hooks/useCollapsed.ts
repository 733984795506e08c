import { useState } from 'react';

const KEY = 'sidebar-collapsed';

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    // a browser that refuses storage still gets a sidebar
    return false;
  }
}

/** Whether the sidebar shows icons alone; the choice is kept on this device. */
export function useCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(read);
  const choose = (next: boolean) => {
    setCollapsed(next);
    try {
      localStorage.setItem(KEY, next ? 'yes' : 'no');
    } catch {
      return;
    }
  };
  return [collapsed, choose];
}
