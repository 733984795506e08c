import { expect, it } from '@jest/globals';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ListItemButton from '@mui/material/ListItemButton';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { ThemeProvider } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import { render, screen } from '@testing-library/react';
import './component-overrides';
import { theme } from './theme';

const TARGET_PX = 48;

it.each([
  ['a button', <Button key="one">Go</Button>],
  ['a small button', <Button key="one" size="small" children="Go" />],
  ['a button with an icon', <IconButton key="one">Go</IconButton>],
  ['an item of a menu', <MenuList key="one" children={<MenuItem>Go</MenuItem>} />],
  ['an item of a dense menu', <MenuList key="one" dense children={<MenuItem>Go</MenuItem>} />],
  ['an item of a list', <ListItemButton key="one">Go</ListItemButton>],
  ['a tab', <Tabs key="one" value={0} children={<Tab label="Go" />} />],
  ['a toggle', <ToggleButton key="one" value="go" children="Go" />],
])('%s is high enough for a thumb', (_what, control) => {
  render(<ThemeProvider theme={theme}>{control}</ThemeProvider>);
  const { minHeight } = getComputedStyle(screen.getByText('Go'));
  expect(parseFloat(minHeight)).toBeGreaterThanOrEqual(TARGET_PX);
});
