import AttachIcon from '@mui/icons-material/AttachFile';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { UPLOAD_MAX_BYTES } from '@nukkad/contract/limits';
import { useId, useRef, useState } from 'react';
import { useToast } from './toast/useToast';
import { visuallyHidden } from './visually-hidden';
import { boardStyles } from './board-styles';

const BYTES_PER_KB = 1024;

interface Words {
  label: string;
  choose: string;
  hint: string;
  remove: string;
  chosen: (file: { name: string; size: number }) => string;
  /** Reasons for a refused file, as title and sentence. */
  refused: Record<'type' | 'size', { title: string; text: string }>;
}

interface Props {
  file: File | null;
  onChange: (file: File | null) => void;
  /** Accepted extensions of names, without the dot. */
  extensions: readonly string[];
  words: Words;
  /** Error of the server about the file. */
  error?: string | undefined;
}

/** Types for the file pickers of phones, which filter by type, because a name may have no extension. */
const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};
const typesOf = (extensions: readonly string[]): string[] => [
  ...new Set(extensions.flatMap((extension) => TYPES[extension] ?? [])),
];

/** Returns the extension of a name, without the suffix of a copy (`Resume.pdf (1)`); empty if there is none. */
const endingOf = (name: string): string => /\.([a-z]\w{0,7})(?:\s*\(\d+\))?$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * Returns whether the server may accept the file. The server checks the content, so a name without an extension is
 * acceptable.
 */
function mayBeTaken(file: File, extensions: readonly string[]): boolean {
  const ending = endingOf(file.name);
  return ending === '' || extensions.includes(ending) || typesOf(extensions).includes(file.type);
}

/** Accepts one file of at most 5 MB; its name, type and size are checked before the upload. */
export function FileField({ file, onChange, extensions, words, error }: Props) {
  const { toast } = useToast();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<'type' | 'size' | null>(null);

  const take = (chosen: File) => {
    const reason = !mayBeTaken(chosen, extensions) ? 'type' : chosen.size > UPLOAD_MAX_BYTES ? 'size' : null;
    setRefused(reason);
    if (reason) {
      const { title, text } = words.refused[reason];
      toast({ title, description: text, variant: 'destructive' });
    }
    onChange(reason ? null : chosen);
  };
  const problem = refused ? words.refused[refused].text : error;
  return (
    <Box>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5, fontWeight: 620 }}>
        {words.label}
      </Box>
      <Box
        component="input"
        ref={input}
        id={id}
        type="file"
        accept={[...typesOf(extensions), ...extensions.map((extension) => `.${extension}`)].join(',')}
        aria-describedby={`${id}-note`}
        sx={visuallyHidden}
        onChange={(event: { target: HTMLInputElement }) => {
          const chosen = event.target.files?.[0];
          if (chosen) take(chosen);
          // allows the user to choose the same file again after its removal
          event.target.value = '';
        }}
      />
      {file ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 1.5, ...boardStyles }}>
          <AttachIcon aria-hidden sx={{ color: 'text.secondary' }} />
          <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {words.chosen({ name: file.name, size: Math.max(1, Math.round(file.size / BYTES_PER_KB)) })}
          </Box>
          <IconButton aria-label={words.remove} onClick={() => onChange(null)}>
            <CloseIcon aria-hidden />
          </IconButton>
        </Box>
      ) : (
        <Button
          variant="outlined"
          startIcon={<AttachIcon />}
          aria-describedby={`${id}-note`}
          onClick={() => input.current?.click()}
        >
          {words.choose}
        </Button>
      )}
      <FormHelperText id={`${id}-note`} error={problem !== undefined}>
        {problem ?? words.hint}
      </FormHelperText>
    </Box>
  );
}
