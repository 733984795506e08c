import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ToggleGroup } from '../../../shared/ui/ToggleGroup';
import type { View } from '../model/calendar-params';

const VIEWS = ['month', 'week'] as const satisfies readonly View[];

interface Props {
  id: string;
  title: string;
  view: View;
  onView: (view: View) => void;
  onStep: (direction: -1 | 1) => void;
  onToday: () => void;
}

/** The displayed month or week, with navigation to others. */
export function CalendarHeader({ id, title, view, onView, onStep, onToday }: Props) {
  const { t } = useTranslation('calendar');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
      <Typography id={id} variant="h3" component="h2" aria-live="polite" sx={{ flexGrow: 1, flexBasis: 220 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <IconButton aria-label={t(`previous.${view}`)} onClick={() => onStep(-1)}>
          <ChevronLeftIcon aria-hidden />
        </IconButton>
        <Button color="inherit" onClick={onToday}>
          {t('today')}
        </Button>
        <IconButton aria-label={t(`next.${view}`)} onClick={() => onStep(1)}>
          <ChevronRightIcon aria-hidden />
        </IconButton>
      </Box>
      <ToggleGroup
        label={t('view.label')}
        options={VIEWS.map((value) => ({ value, content: t(`view.${value}`) }))}
        value={view}
        onChange={onView}
      />
    </Box>
  );
}
