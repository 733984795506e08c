import Box from '@mui/material/Box';
import { describePaper, type PaperFact, type PaperRow } from '@nukkad/contract/papers/paper-sheet';
import type { Paper } from '@nukkad/contract/papers/papers';
import { BRAND } from '@nukkad/contract/platform/brand';
import { usePaperWords } from '../hooks/usePaperWords';

function Facts({ facts }: { facts: readonly PaperFact[] }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(10em, 1fr))', gap: '0.75em 1.5em', m: 0 }}
    >
      {facts.map(({ label, lines }) => (
        <Box key={[label, ...lines].join()} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="dt" sx={{ fontSize: '0.8125rem', opacity: 0.75 }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
            {lines.map((line) => (
              <Box component="span" key={line} sx={{ display: 'block', '& + &': { fontWeight: 400 } }}>
                {line}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Rows({ rows, total }: { rows: readonly PaperRow[]; total: PaperRow }) {
  const cell = { py: '0.4em', borderBottom: '1px solid', borderColor: 'divider', textAlign: 'start', fontWeight: 400 };
  const sum = { ...cell, textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse' }}>
      <tbody>
        {rows.map(({ name, amount }) => (
          <tr key={name}>
            <Box component="th" scope="row" sx={cell}>
              {name}
            </Box>
            <Box component="td" sx={sum}>
              {amount}
            </Box>
          </tr>
        ))}
        <tr>
          <Box component="th" scope="row" sx={{ ...cell, fontWeight: 700 }}>
            {total.name}
          </Box>
          <Box component="td" sx={{ ...sum, fontWeight: 700, fontSize: '1.875rem', lineHeight: 1.2 }}>
            {total.amount}
          </Box>
        </tr>
      </tbody>
    </Box>
  );
}

/** A paper as it is printed: black on white in every theme. */
export function PaperSheet({ paper }: { paper: Paper }) {
  const { title, warning, facts, rows, total, notes, footer } = describePaper(paper, usePaperWords());
  return (
    <Box
      component="article"
      aria-label={title}
      sx={{
        ...{ display: 'grid', gap: '1.25em', p: { xs: 2, md: 4 } },
        ...{ bgcolor: 'common.white', color: 'common.black', lineHeight: 1.4 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0.5em 2em' }}>
        <Box component="h2" sx={{ m: 0, fontSize: '1.375rem', fontWeight: 700 }}>
          {title}
        </Box>
        <Box sx={{ fontSize: '1.0625rem', fontWeight: 700 }}>{BRAND}</Box>
      </Box>
      {warning !== null && (
        <Box component="p" sx={{ m: 0, p: '0.5em 0.75em', border: '2px solid', fontWeight: 700 }}>
          {warning}
        </Box>
      )}
      {facts.map((group) => (
        <Facts key={group[0]?.label} facts={group} />
      ))}
      <Rows rows={rows} total={total} />
      {notes.map((note) => (
        <Box component="p" key={note} sx={{ m: 0 }}>
          {note}
        </Box>
      ))}
      <Box component="p" sx={{ m: 0, fontSize: '0.8125rem', opacity: 0.75 }}>
        {footer}
      </Box>
    </Box>
  );
}
