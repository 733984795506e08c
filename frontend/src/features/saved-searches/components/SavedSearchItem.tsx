import BellOnIcon from '@mui/icons-material/NotificationsActiveOutlined';
import PauseIcon from '@mui/icons-material/PauseCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SavedSearch } from '@nukkad/api-client/generated/api.gen';
import { SAVED_SEARCH_DAYS, SAVED_SEARCH_NAME_MAX } from '@nukkad/contract/matching/saved-search-rules';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boardStyles } from '../../../shared/ui/board-styles';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { StatusBadge } from '../../../shared/ui/StatusBadge';
import { TextInput } from '../../../shared/ui/TextInput';
import { useSearchWords } from '../hooks/useSearchWords';
import { useSavedSearches } from '../hooks/useSavedSearches';

function NameForm({ name, busy, onSave, onCancel }: NameFormProps) {
  const { t } = useTranslation('saved-searches');
  const [typed, setTyped] = useState(name);
  return (
    <Box
      component="form"
      aria-label={t('rename.title')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSave(typed.trim());
      }}
    >
      <TextInput
        label={t('rename.label')}
        hint={t('rename.hint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        inputProps={{ maxLength: SAVED_SEARCH_NAME_MAX }}
        autoFocus
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button type="submit" variant="contained" disabled={busy}>
          {t('rename.save')}
        </Button>
        <Button disabled={busy} onClick={onCancel}>
          {t('rename.cancel')}
        </Button>
      </Box>
    </Box>
  );
}

interface NameFormProps {
  name: string;
  busy: boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** One saved search: its content, its notification state, and its actions. */
export function SavedSearchItem({ search, onDelete }: { search: SavedSearch; onDelete: () => void }) {
  const { t } = useTranslation('saved-searches');
  const words = useSearchWords();
  const { update, isBusy } = useSavedSearches();
  const [isNaming, setNaming] = useState(false);
  const { id, state, link, name } = search;
  const title = words.title(search);
  const isActive = state === 'active';
  return (
    <Box component="article" aria-label={title} sx={{ ...boardStyles, p: 2 }}>
      {isNaming ? (
        <NameForm
          name={name}
          busy={isBusy}
          onSave={(typed) => void update(id, { name: typed }).then((isDone) => isDone && setNaming(false))}
          onCancel={() => setNaming(false)}
        />
      ) : (
        <>
          <Typography component="h3" sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {name && (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {words.asked(search)}
            </Typography>
          )}
        </>
      )}
      <Box sx={{ my: 1 }}>
        <StatusBadge tone={isActive ? 'good' : 'neutral'} icon={isActive ? BellOnIcon : PauseIcon}>
          {t(`state.${state}`)}
        </StatusBadge>
        {state === 'ended' && (
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {t('ended', { days: SAVED_SEARCH_DAYS })}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -1.25, '& > .MuiButton-root, & > a': { px: 1.25 } }}>
        <RouteButton to={link}>{t('show')}</RouteButton>
        <Button disabled={isBusy} onClick={() => void update(id, { paused: isActive })}>
          {t(isActive ? 'pause' : 'resume')}
        </Button>
        {!isNaming && (
          <Button disabled={isBusy} onClick={() => setNaming(true)}>
            {t('rename.open')}
          </Button>
        )}
        <Button color="error" disabled={isBusy} onClick={onDelete}>
          {t('delete.open')}
        </Button>
      </Box>
    </Box>
  );
}
