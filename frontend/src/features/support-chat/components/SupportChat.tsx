import ChatIcon from '@mui/icons-material/ChatOutlined';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SUPPORT_ANSWER_HOURS } from '@nukkad/contract/limits';
import type { SupportKind } from '@nukkad/contract/support/support';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { supportChat } from '../../../entities/support/model/support-chat';
import { SkeletonBlock } from '../../../shared/ui/SkeletonBlock';
import { useGivesWay } from '../hooks/useGivesWay';

const Z_OVER_PAGE = 1150;
const FORM_HEIGHT = 420;
/** First field of the form: the name for a guest, the message for an account. */
const FIRST_FIELD = 'input:not([type="file"]), textarea';

interface FormProps {
  /** The kind of request that the chat was opened for. */
  openedFor: SupportKind | undefined;
  onSent: () => void;
}

const plainButton = {
  display: 'grid',
  placeItems: 'center',
  border: 0,
  borderRadius: '50%',
  font: 'inherit',
  cursor: 'pointer',
} as const;

/** Fetches the form when a user is about to open it: every page has the button, but few users need the form. */
function useSupportForm(isWanted: boolean) {
  const [Form, setForm] = useState<ComponentType<FormProps>>();
  const [isFailed, setFailed] = useState(false);
  const load = (): void => {
    setFailed(false);
    Promise.all([import('./SupportForm'), import('../../../shared/theme/component-overrides')]).then(
      ([{ SupportForm }]) => setForm(() => SupportForm),
      () => setFailed(true),
    );
  };
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted]);
  return { Form, isFailed, load };
}

/** Replaces the form while it loads, or if it could not be fetched. */
function WithoutForm({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  const { t } = useTranslation('shared');
  if (!isFailed) {
    return (
      <Box role="progressbar" aria-label={t('loading')} sx={{ height: FORM_HEIGHT }}>
        {[0, 1, 2, 3].map((row) => (
          <SkeletonBlock key={row} height={56} />
        ))}
      </Box>
    );
  }
  return (
    <Box role="alert" sx={{ height: FORM_HEIGHT }}>
      <Typography>{t('failure.text')}</Typography>
      <Box
        component="button"
        type="button"
        onClick={onRetry}
        sx={{
          ...plainButton,
          mt: 1.5,
          minHeight: 48,
          px: 2,
          borderRadius: 1,
          bgcolor: 'primary.tint',
          color: 'primary.text',
        }}
      >
        {t('failure.retry')}
      </Box>
    </Box>
  );
}

/**
 * A round button, or the menu of a phone, opens a form to the support; the form retains the typed text while it is
 * closed. The button hides while it would cover a control of the page, until the page is scrolled or the keyboard
 * reaches the button, and while the user types in a short window.
 */
export function SupportChat() {
  const { t } = useTranslation('support-chat');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [openedFor, setOpenedFor] = useState<SupportKind>();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { Form, isFailed, load } = useSupportForm(wasOpened);
  const givesWay = useGivesWay(button) && !isOpen;

  const open = (kind?: SupportKind) => {
    setOpenedFor(kind);
    setWasOpened(true);
    setOpen(true);
  };
  const collapse = () => {
    setOpen(false);
    button.current?.focus();
  };
  useEffect(() => supportChat.onOpen(open), []);
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
  }, [isOpen, Form]);

  return (
    <Box
      sx={{
        position: 'fixed',
        zIndex: Z_OVER_PAGE,
        right: { xs: 12, md: 24 },
        bottom: { xs: 'calc(12px + var(--nk-bar-height, env(safe-area-inset-bottom)))', md: 24 },
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
            maxHeight: 'min(640px, calc(100dvh - 100px - var(--nk-bar-height, 0px)))',
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
                {t('text', { hours: SUPPORT_ANSWER_HOURS })}
              </Typography>
            </Box>
            <Box
              component="button"
              type="button"
              aria-label={t('close')}
              onClick={collapse}
              sx={{
                ...plainButton,
                flexShrink: 0,
                width: 48,
                height: 48,
                mt: -0.75,
                mr: -1,
                bgcolor: 'transparent',
                color: 'inherit',
              }}
            >
              <CloseIcon aria-hidden />
            </Box>
          </Box>
          {Form ? <Form openedFor={openedFor} onSent={collapse} /> : <WithoutForm isFailed={isFailed} onRetry={load} />}
        </Box>
      )}
      <Box
        component="button"
        type="button"
        ref={button}
        data-support
        aria-label={t(isOpen ? 'close' : 'open')}
        aria-expanded={isOpen}
        aria-controls={wasOpened ? id : undefined}
        onClick={isOpen ? collapse : () => open()}
        sx={{
          ...plainButton,
          width: 56,
          height: 56,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          boxShadow: 'var(--lift)',
          // where a phone has a bar, the menu of the bar opens the chat
          '@media (width < 768px)': { 'html:has([data-bar]) &': { display: 'none' } },
          '&:hover': { bgcolor: 'primary.dark' },
          ...(givesWay && { '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' } }),
        }}
      >
        {isOpen ? <CloseIcon aria-hidden /> : <ChatIcon aria-hidden />}
      </Box>
    </Box>
  );
}
