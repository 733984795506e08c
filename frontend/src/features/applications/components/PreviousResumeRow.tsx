import FileIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { boardStyles } from '../../../shared/ui/board-styles';

/** The resume of the last application, which is sent again unless it is changed. */
export function PreviousResumeRow({ name, onChange }: { name: string; onChange: () => void }) {
  const { t } = useTranslation('applications');
  return (
    <Box sx={{ ...boardStyles, display: 'flex', alignItems: 'center', gap: 1.5, pl: 1.75, pr: 0.5, py: 1 }}>
      <FileIcon aria-hidden sx={{ color: 'primary.text' }} />
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 620 }}>
          {name}
        </Box>
        <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {t('dialog.resume.kept')}
        </Box>
      </Box>
      <Button onClick={onChange} sx={{ px: 1.25 }}>
        {t('dialog.resume.change')}
      </Button>
    </Box>
  );
}
