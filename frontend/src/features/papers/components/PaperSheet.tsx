import Box from '@mui/material/Box';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import { parsePaise } from '@nukkad/contract/money/paise';
import { PAPER_YEARS } from '@nukkad/contract/papers/paper-numbers';
import type { Paper, PayPart, TaxPart } from '@nukkad/contract/papers/papers';
import { indianDay } from '@nukkad/domain/india-time';
import { BRAND } from '@nukkad/domain/brand';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { joinFacts } from '../../../shared/i18n/join-facts';
import { usePaperDay } from '../hooks/usePaperDay';

/** Basis points of a percent. */
const PERCENT = 100;
const rupees = (paise: string): string => formatPaise(parsePaise(paise));

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === '') return null;
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box component="dt" sx={{ fontSize: '0.8125rem', opacity: 0.75 }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
        {children}
      </Box>
    </Box>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(10em, 1fr))', gap: '0.75em 1.5em', m: 0 }}
    >
      {children}
    </Box>
  );
}

function PayFacts({ pay }: { pay: PayPart }) {
  const { t } = useTranslation('papers');
  const format = useFormat();
  const dayOf = usePaperDay();
  const momentOf = (moment: string): string =>
    joinFacts(dayOf(indianDay(new Date(moment))), format.time(new Date(moment)));
  return (
    <Facts>
      <Fact label={t('worker')}>{pay.worker}</Fact>
      <Fact label={t('employer')}>{pay.employer}</Fact>
      <Fact label={t('reason.label')}>{t(`reason.${pay.reason}`)}</Fact>
      <Fact label={t('start')}>{momentOf(pay.from)}</Fact>
      <Fact label={t('end')}>{momentOf(pay.to)}</Fact>
      <Fact label={t('hours')}>{pay.hours === null ? null : String(pay.hours)}</Fact>
      <Fact label={t('rate')}>
        {pay.rate === null ? null : t(`rateUnit.${pay.rateType}`, { amount: rupees(pay.rate) })}
      </Fact>
      <Fact label={t('method.label')}>{t(`method.${pay.method}`)}</Fact>
      <Fact label={t('replaces')}>{pay.replaces}</Fact>
      {pay.payouts.map(({ amount, on, reference }) => (
        <Fact key={`${on} ${reference ?? ''}`} label={t('payout', { day: dayOf(on) })}>
          {rupees(amount)}
          {reference !== null && (
            <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
              {t('payoutReference', { reference })}
            </Box>
          )}
        </Fact>
      ))}
    </Facts>
  );
}

function TaxFacts({ tax }: { tax: TaxPart }) {
  const { t } = useTranslation('papers');
  const { supplier, recipient, placeOfSupply } = tax;
  const stateOf = (state: { code: string; name: string }): string => t('stateCode', state);
  const lineOf = (gstin: string | null): string => (gstin === null ? '' : `${t('gstin')} ${gstin}`);
  const party = (lines: string[]) =>
    lines.filter(Boolean).map((line) => (
      <Box component="span" key={line} sx={{ display: 'block', '& + &': { fontWeight: 400 } }}>
        {line}
      </Box>
    ));
  return (
    <Facts>
      <Fact label={t('from')}>{party([supplier.name, supplier.address, lineOf(supplier.gstin)])}</Fact>
      <Fact label={t('to')}>
        {party([recipient.name, recipient.address, stateOf(recipient.state), lineOf(recipient.gstin)])}
      </Fact>
      <Fact label={t('place')}>{stateOf(placeOfSupply)}</Fact>
      <Fact label={t('serviceCode')}>{tax.serviceCode}</Fact>
      <Fact label={t('reference')}>{tax.reference}</Fact>
    </Facts>
  );
}

function Lines({ paper }: { paper: Paper }) {
  const { t } = useTranslation('papers');
  const cell = { py: '0.4em', borderBottom: '1px solid', borderColor: 'divider', textAlign: 'start', fontWeight: 400 };
  const sum = { ...cell, textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' };
  const nameOf = ({ kind, basisPoints }: Paper['lines'][number]): string => {
    if (kind === 'wage' && paper.tax) return t('held');
    return t(`line.${kind}`, { percent: (basisPoints ?? 0) / PERCENT });
  };
  return (
    <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse' }}>
      <tbody>
        {paper.lines.map((line) => (
          <tr key={line.kind}>
            <Box component="th" scope="row" sx={cell}>
              {nameOf(line)}
            </Box>
            <Box component="td" sx={sum}>
              {rupees(line.amount)}
            </Box>
          </tr>
        ))}
        <tr>
          <Box component="th" scope="row" sx={{ ...cell, fontWeight: 700 }}>
            {t('total')}
          </Box>
          <Box component="td" sx={{ ...sum, fontWeight: 700, fontSize: '1.0625rem' }}>
            {rupees(paper.total)}
          </Box>
        </tr>
      </tbody>
    </Box>
  );
}

/** A paper as it is printed: black on white in every theme. */
export function PaperSheet({ paper }: { paper: Paper }) {
  const { t } = useTranslation('papers');
  const dayOf = usePaperDay();
  const { tax, pay, practice } = paper;
  const warning = practice ? t('practice') : tax?.supplier.gstin === null ? t('noTax') : null;
  return (
    <Box
      component="article"
      aria-label={t(`paper:kind.${paper.kind}`)}
      sx={{
        ...{ display: 'grid', gap: '1.25em', p: { xs: 2, md: 4 } },
        ...{ bgcolor: 'common.white', color: 'common.black', lineHeight: 1.4 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0.5em 2em' }}>
        <Box component="h2" sx={{ m: 0, fontSize: '1.375rem', fontWeight: 700 }}>
          {t(`paper:kind.${paper.kind}`)}
        </Box>
        <Box sx={{ fontSize: '1.0625rem', fontWeight: 700 }}>{BRAND}</Box>
      </Box>
      {warning !== null && (
        <Box component="p" sx={{ m: 0, p: '0.5em 0.75em', border: '2px solid', fontWeight: 700 }}>
          {warning}
        </Box>
      )}
      <Facts>
        <Fact label={t('number')}>{paper.number}</Fact>
        <Fact label={t('date')}>{dayOf(paper.issuedOn)}</Fact>
        <Fact label={t('work')}>{paper.title}</Fact>
      </Facts>
      {pay && <PayFacts pay={pay} />}
      {tax && <TaxFacts tax={tax} />}
      <Lines paper={paper} />
      {pay && pay.welfareFee !== '0' && (
        <Box component="p" sx={{ m: 0 }}>
          {t('welfare', { amount: rupees(pay.welfareFee) })}
        </Box>
      )}
      <Box component="p" sx={{ m: 0, fontSize: '0.8125rem', opacity: 0.75 }}>
        {t('kept', { years: PAPER_YEARS })}
      </Box>
    </Box>
  );
}
