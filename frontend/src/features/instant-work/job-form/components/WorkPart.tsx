import Box from '@mui/material/Box';
import { INSTANT_FORM_CATEGORIES } from '@nukkad/contract/instant-work/instant-jobs';
import { JOB_CATEGORY_IDS, type JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { TITLE_MAX } from '@nukkad/contract/limits';
import type { InstantJob } from '@nukkad/contract/instant-work/instant-jobs';
import { useTranslation } from 'react-i18next';
import { useJobWords } from '../../../../entities/job/hooks/useJobWords';
import { TextInput } from '../../../../shared/ui/TextInput';
import { Tile } from '../../../../shared/ui/Tile';
import { useKindNames } from '../hooks/useKindNames';
import type { FormParts } from '../model/form-parts';
import { isKind, type Kind, offeredKinds } from '../model/kinds';
import { Choices } from './Choices';
import { KindTiles } from './KindTiles';

const SIX: readonly JobCategoryId[] = INSTANT_FORM_CATEGORIES;

interface Props extends FormParts {
  /** The newest jobs of the employer, whose kinds are offered first; null while they load. */
  earlier: readonly InstantJob[] | null;
  onChoose: (kind: Kind) => void;
}

/** The work: a kind of work with one tap, or a free title, which finds other kinds, and its category. */
export function WorkPart({ register, watch, textOf, earlier, onChoose }: Props) {
  const { t } = useTranslation('instant-work/job-form');
  const words = useJobWords();
  const names = useKindNames();
  const [title, category] = [watch('title'), watch('category')];
  const jobs = earlier ?? [];
  const offered = offeredKinds(jobs, names);
  const isOffered = offered.some((kind) => isKind(kind, title, category));
  const kinds = isOffered ? offered : offeredKinds(jobs, names, title);
  const isKnown = kinds.some((kind) => isKind(kind, title, category));
  const chosen = JOB_CATEGORY_IDS.find((id) => id === category);
  // a repeated job retains the kind of work of its original
  const categories = chosen === undefined || SIX.includes(chosen) ? SIX : [...SIX, chosen];
  // without a title there is nothing to classify yet, and a kind of work sets both title and category
  const asksCategory = !isKnown && (title.trim() !== '' || category !== '');
  return (
    <>
      <TextInput
        {...register('title')}
        label={t('fields.title')}
        placeholder={t('examples.title')}
        error={textOf('title')}
        inputProps={{ maxLength: TITLE_MAX, 'aria-required': true }}
      />
      {kinds.length > 0 && (
        <KindTiles kinds={kinds} isPending={earlier === null} title={title} category={category} onChoose={onChoose} />
      )}
      {asksCategory && (
        <Choices
          legend={t('fields.category')}
          required
          field={register('category')}
          error={textOf('category')}
          columns={{ gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr', md: '1fr 1fr' } }}
          options={categories.map((id) => ({
            value: id,
            content: (
              <>
                <Tile category={id} size={36} />
                <Box component="span" sx={{ ml: 1, minWidth: 0 }}>
                  {words.category(id)}
                </Box>
              </>
            ),
          }))}
        />
      )}
    </>
  );
}
