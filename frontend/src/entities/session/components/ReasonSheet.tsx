import Button, { type ButtonProps } from '@mui/material/Button';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Sheet } from '../../../shared/ui/Sheet';
import { TextInput } from '../../../shared/ui/TextInput';
import { useDraft } from '../hooks/useDraft';

interface Props {
  /** Name of the draft that stores the reason. */
  draft: string;
  title: string;
  subtitle?: string;
  /** The consequences of the action, above the field. */
  children: ReactNode;
  /** Draws choices that fill the field, between the consequences and the field. */
  suggestions?: (text: string, choose: (text: string) => void) => ReactNode;
  label: string;
  placeholder?: string;
  maxLength: number;
  /** Error for an empty reason; absent if the reason is optional. */
  required?: string | undefined;
  /** Error of the server about the reason. */
  error?: string | undefined;
  confirm: string;
  color?: 'primary' | 'error';
  /** Label of the button that closes the sheet without the action. */
  keep: string;
  size?: ButtonProps['size'];
  busy: boolean;
  /** Runs the action; resolves to whether it is complete. */
  onConfirm: (reason: string) => Promise<boolean>;
  /** Runs after a complete action; absent if the action itself closes the sheet. */
  onDone?: () => void;
  onClose: () => void;
}

/** Asks for a reason before an action, after showing its consequences; the reason is stored as a draft until it is sent. */
export function ReasonSheet(props: Props) {
  const { draft, title, subtitle, children, suggestions, label, placeholder, maxLength, required, error } = props;
  const { confirm, color = 'error', keep, size = 'medium', busy, onConfirm, onDone, onClose } = props;
  const id = useId();
  const { text, setText, send } = useDraft(draft);
  const [isMissing, setMissing] = useState(false);
  const change = (next: string): void => {
    setMissing(false);
    setText(next);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const reason = text.trim();
    if (required !== undefined && reason === '') return setMissing(true);
    void send(() => onConfirm(reason)).then((done) => done && onDone?.());
  };
  return (
    <Sheet
      open
      holdsInput
      title={title}
      subtitle={subtitle}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={id} variant="contained" color={color} size={size} disabled={busy}>
            {confirm}
          </Button>
          <Button size={size} onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        {children}
        {suggestions?.(text, change)}
        <TextInput
          multiline
          minRows={2}
          maxRows={6}
          label={label}
          placeholder={placeholder}
          value={text}
          onChange={(event) => change(event.target.value)}
          error={isMissing ? required : error}
          inputProps={{ maxLength, 'aria-required': required !== undefined }}
        />
      </form>
    </Sheet>
  );
}
