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
  /** Content above the panel's content; it may contain a form of its own. */
  notice?: ReactNode;
  onClose: () => void;
  /** With it the panel is a form with Save and Cancel. */
  onSubmit?: ((event: FormEvent) => void) | undefined;
  busy?: boolean | undefined;
  /** Label of the button that sends the form; Save by default. */
  submitLabel?: string | undefined;
  children: ReactNode;
}

/** A panel of the profile menu: its title, its content, and Save and Cancel if it is a form. */
export function PanelFrame({ title, text, notice, onClose, onSubmit, busy = false, submitLabel, children }: Props) {
  const { t } = useTranslation('profile');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const formId = useId();
  const stack = { display: 'grid', gap: 2 } as const;
  return (
    <Box
      {...(onSubmit ? {} : { component: 'section', 'aria-labelledby': id })}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 }}
    >
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
        {notice && <Box sx={{ ...stack, mb: 2, '&:empty': { display: 'none' } }}>{notice}</Box>}
        {onSubmit ? (
          <Box component="form" id={formId} noValidate aria-labelledby={id} onSubmit={onSubmit} sx={stack}>
            {children}
          </Box>
        ) : (
          <Box sx={stack}>{children}</Box>
        )}
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
          <Button type="submit" form={formId} variant="contained" disabled={busy} sx={{ flexGrow: 1 }}>
            {submitLabel ?? t(busy ? 'saving' : 'save')}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
