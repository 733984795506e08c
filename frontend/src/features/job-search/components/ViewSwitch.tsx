import ListIcon from '@mui/icons-material/FormatListBulleted';
import RadarIcon from '@mui/icons-material/Radar';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ToggleGroup } from '../../../shared/ui/ToggleGroup';
import type { View } from '../model/search-params';

const VIEWS = [
  { id: 'list', icon: ListIcon },
  { id: 'nearby', icon: RadarIcon },
] as const satisfies readonly { id: View; icon: unknown }[];

interface Props {
  view: View;
  onChange: (view: View) => void;
  /** Whether there is content for both views; the space is reserved until this is known. */
  isShown: boolean;
}

/** Switches between the list and the drawing of the jobs nearby on a narrow screen, which has room for one of them. */
export function ViewSwitch({ view, onChange, isShown }: Props) {
  const { t } = useTranslation('job-search');
  return (
    <ToggleGroup
      label={t('view.label')}
      options={VIEWS.map(({ id, icon: Icon }) => ({
        value: id,
        name: t(`view.${id}`),
        content: (
          <>
            <Icon aria-hidden />
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {t(`view.${id}`)}
            </Box>
          </>
        ),
      }))}
      value={view}
      onChange={onChange}
      sx={{ display: { lg: 'none' }, visibility: isShown ? 'visible' : 'hidden' }}
      buttonStyles={{ gap: 1, px: 1.25 }}
    />
  );
}
