import { useState } from 'react';

const KEY = 'sidebar-collapsed';

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    // a browser that refuses storage shows the full sidebar
    return false;
  }
}

/** Returns whether the sidebar shows icons only; the device stores the choice. */
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
