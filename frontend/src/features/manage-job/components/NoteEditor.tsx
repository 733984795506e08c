import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { JobApplication } from '@nukkad/api-client/generated/api.gen';
import { APPLICATION_NOTE_MAX } from '@nukkad/contract/limits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hiringApi } from '../../../entities/hiring/hiring-api';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';

/** The employer's private note about an applicant. */
export function NoteEditor({ application: { id, note } }: { application: JobApplication }) {
  const { t } = useTranslation('manage-job');
  const { toast } = useToast();
  const [text, setText] = useState(note);
  const [setNote, { isLoading }] = hiringApi.useSetApplicationNoteMutation();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await setNote({ id, setApplicationNote: { note: text } }).unwrap();
    } catch (error) {
      const description = (error as ApiError).detail ?? t('failed.text');
      toast({ title: t('failed.title'), description, variant: 'destructive' });
      return;
    }
    toast({ title: t('note.saved'), description: t('note.hint') });
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => void save(event)}
      sx={{ display: 'grid', gap: 1, mt: 2, maxWidth: '70ch' }}
    >
      <TextInput
        multiline
        maxRows={8}
        label={t('note.label')}
        hint={t('note.hint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        inputProps={{ maxLength: APPLICATION_NOTE_MAX }}
      />
      {text.trim() !== note && (
        <Button type="submit" variant="outlined" disabled={isLoading} sx={{ justifySelf: 'start' }}>
          {t('note.save')}
        </Button>
      )}
    </Box>
  );
}
