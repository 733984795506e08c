import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  title: string;
  text?: string | undefined;
  onClose: () => void;
  /** With it the panel is a form with Save and Cancel. */
  onSubmit?: ((event: FormEvent) => void) | undefined;
  busy?: boolean | undefined;
  /** What the button says that sends the form; Save without it. */
  submitLabel?: string | undefined;
  children: ReactNode;
}

/** A panel of the profile menu: its title, its content, and Save and Cancel where there is something to save. */
export function PanelFrame({ title, text, onClose, onSubmit, busy = false, submitLabel, children }: Props) {
  const { t } = useTranslation('profile');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const content = (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, px: 1, pt: 1, pb: 0.5 }}>
        <IconButton aria-label={t('back')} onClick={onClose}>
          <ArrowBackIcon aria-hidden />
        </IconButton>
        <Typography ref={heading} id={id} tabIndex={-1} variant="h3" component="h2" sx={{ outline: 0 }}>
          {title}
        </Typography>
      </Box>
      <Box sx={{ flexGrow: 1, minHeight: 0, overflowY: 'auto', px: { xs: 2, md: 3 }, pt: 1, pb: 3 }}>
        {text && <Typography sx={{ mb: 2, color: 'text.secondary' }}>{text}</Typography>}
        <Box sx={{ display: 'grid', gap: 2 }}>{children}</Box>
      </Box>
      {onSubmit && (
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            px: { xs: 2, md: 3 },
            py: 1.5,
            borderTop: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Button type="submit" variant="contained" disabled={busy} sx={{ flexGrow: 1 }}>
            {submitLabel ?? t(busy ? 'saving' : 'save')}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
        </Box>
      )}
    </>
  );
  const column = { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 } as const;
  return onSubmit ? (
    <Box component="form" noValidate aria-labelledby={id} onSubmit={onSubmit} sx={column}>
      {content}
    </Box>
  ) : (
    <Box component="section" aria-labelledby={id} sx={column}>
      {content}
    </Box>
  );
}
