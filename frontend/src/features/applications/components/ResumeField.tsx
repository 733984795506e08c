import AttachIcon from '@mui/icons-material/AttachFile';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { RESUME_EXTENSIONS } from '@nukkad/domain/applications';
import { UPLOAD_MAX_BYTES } from '@nukkad/domain/limits';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../shared/ui/toast/useToast';
import { visuallyHidden } from '../../../shared/ui/visually-hidden';
import { boardLook } from '../../../shared/ui/board-look';

const ACCEPT = RESUME_EXTENSIONS.map((extension) => `.${extension}`).join(',');
const KB = 1024;

const isResume = (name: string): boolean =>
  RESUME_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(`.${extension}`));

/** Takes a resume: PDF, DOC or DOCX of at most 5 MB, checked before anything is sent. */
export function ResumeField({ file, onChange }: { file: File | null; onChange: (file: File | null) => void }) {
  const { t } = useTranslation('applications');
  const { toast } = useToast();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<'type' | 'size' | null>(null);

  const take = (chosen: File) => {
    const reason = !isResume(chosen.name) ? 'type' : chosen.size > UPLOAD_MAX_BYTES ? 'size' : null;
    setRefused(reason);
    if (reason) {
      toast({
        title: t(`dialog.resume.${reason}.title`),
        description: t(`dialog.resume.${reason}.text`),
        variant: 'destructive',
      });
    }
    onChange(reason ? null : chosen);
  };
  return (
    <Box>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5, fontWeight: 550 }}>
        {t('dialog.resume.label')}
      </Box>
      <Box
        component="input"
        ref={input}
        id={id}
        type="file"
        accept={ACCEPT}
        aria-describedby={`${id}-note`}
        sx={visuallyHidden}
        onChange={(event: { target: HTMLInputElement }) => {
          const chosen = event.target.files?.[0];
          if (chosen) take(chosen);
          // the same file can be chosen again after it was taken out
          event.target.value = '';
        }}
      />
      {file ? (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            pl: 1.5,
            ...boardLook,
          }}
        >
          <AttachIcon aria-hidden sx={{ color: 'text.secondary' }} />
          <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {t('dialog.resume.chosen', { name: file.name, size: Math.max(1, Math.round(file.size / KB)) })}
          </Box>
          <IconButton aria-label={t('dialog.resume.remove')} onClick={() => onChange(null)}>
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
          {t('dialog.resume.choose')}
        </Button>
      )}
      <FormHelperText id={`${id}-note`} error={refused !== null}>
        {t(refused ? `dialog.resume.${refused}.text` : 'dialog.resume.hint')}
      </FormHelperText>
    </Box>
  );
}
