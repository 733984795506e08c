import CheckIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { copyText } from './copy-text';
import { TextInput } from './TextInput';

interface Props {
  label: string;
  value: string;
  /** Label of the button before and after copying, and the instruction for devices that block copying by pages. */
  words: { copy: string; copied: string; byHand: string };
}

/** A text with a copy button. If the device blocks copying by pages, the text is selected instead. */
export function CopyField({ label, value, words }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'ready' | 'copied' | 'by-hand'>('ready');
  const copy = async () => {
    if (await copyText(value)) return setState('copied');
    field.current?.focus();
    field.current?.select();
    setState('by-hand');
  };
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1 }}>
        <Box sx={{ flexGrow: 1, flexBasis: 240 }}>
          <TextInput
            ref={field}
            label={label}
            value={value}
            readOnly
            inputProps={{ dir: 'ltr', translate: 'no', spellCheck: false }}
          />
        </Box>
        <Button
          variant="contained"
          size="large"
          startIcon={state === 'copied' ? <CheckIcon /> : <CopyIcon />}
          onClick={() => void copy()}
        >
          {state === 'copied' ? words.copied : words.copy}
        </Button>
      </Box>
      <Box role="status" sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
        {state === 'by-hand' && words.byHand}
      </Box>
    </Box>
  );
}
