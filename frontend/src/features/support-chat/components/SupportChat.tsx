import ChatIcon from '@mui/icons-material/ChatOutlined';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SupportForm } from './SupportForm';

const Z_OVER_PAGE = 1050;

/** A round button that opens a form to the support; the form keeps what was typed while it is closed. */
export function SupportChat() {
  const { t } = useTranslation('support-chat');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);

  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  const collapse = () => {
    setOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    if (isOpen) panel.current?.querySelector('input')?.focus();
  }, [isOpen]);

  return (
    <Box
      sx={{
        position: 'fixed',
        zIndex: Z_OVER_PAGE,
        right: { xs: 12, md: 24 },
        bottom: { xs: 'calc(12px + env(safe-area-inset-bottom))', md: 24 },
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-end',
        gap: 1,
        '@media print': { display: 'none' },
      }}
    >
      {wasOpened && (
        <Box
          component="section"
          ref={panel}
          id={id}
          aria-labelledby={`${id}-title`}
          hidden={!isOpen}
          onKeyDown={(event) => {
            if (event.key === 'Escape') collapse();
          }}
          sx={{
            width: { xs: 'calc(100vw - 24px)', sm: 380 },
            maxHeight: 'min(640px, calc(100dvh - 100px))',
            overflowY: 'auto',
            p: 2,
            borderRadius: '14px',
            bgcolor: 'background.default',
            boxShadow: 'var(--lift)',
            '&[hidden]': { display: 'none' },
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 1 }}>
            <Box sx={{ flexGrow: 1 }}>
              <Typography id={`${id}-title`} variant="h3" component="h2">
                {t('title')}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('text')}
              </Typography>
            </Box>
            <IconButton aria-label={t('close')} onClick={collapse} sx={{ mt: -0.75, mr: -1 }}>
              <CloseIcon aria-hidden />
            </IconButton>
          </Box>
          <SupportForm onSent={collapse} />
        </Box>
      )}
      <Fab
        ref={button}
        color="primary"
        aria-label={t(isOpen ? 'close' : 'open')}
        aria-expanded={isOpen}
        aria-controls={wasOpened ? id : undefined}
        onClick={isOpen ? collapse : open}
        sx={{ boxShadow: 'var(--lift)' }}
      >
        {isOpen ? <CloseIcon aria-hidden /> : <ChatIcon aria-hidden />}
      </Fab>
    </Box>
  );
}
