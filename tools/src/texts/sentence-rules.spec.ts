import { describe, expect, it } from '@jest/globals';
import { glossaryFaults, quoteFaults, sentenceFaults, unknownLabels } from './sentence-rules.js';

describe('sentenceFaults', () => {
  it.each([
    ['en', '{{other}} cancelled {{title}}: {{time}}.', 'has a title without quotes in a sentence'],
    ['hi', '{{title}} के लिए हाँ कहा', 'has a title without quotes in a sentence'],
    ['kn', 'ನಿಮ್ಮ {{title}} ಕೆಲಸ', 'has a title without quotes in a sentence'],
    ['kn', '{{other}} {{title}} ರದ್ದು ಮಾಡಿದ್ದಾರೆ', 'has a name and another parameter side by side'],
    ['kn', 'ಸಮಯ: {{phone}} {{name}}', 'has a name and another parameter side by side'],
    ['en', 'Found {{found}} workers', 'counts a noun without a form for one'],
    ['en', '{{filled}} people came', 'counts a noun without a form for one'],
    ['hi', '{{found}} लोग मिले', 'counts a noun without a form for one'],
    ['kn', '{{count}} ಜನ ಸಿಕ್ಕಿದ್ದಾರೆ', 'counts a noun without a form for one'],
    ['kn', '{{place}} ನಿಂದ {{distance}}', 'has an ending after a name'],
    ['kn', '{{company}} ಗೆ ಜನ ಬೇಕು', 'has an ending after a name'],
    ['kn', '{{company}} ನಲ್ಲಿ ಕೆಲಸ', 'has an ending after a name'],
    ['hi', 'जगह फिर खाली है', 'says that a place is free where people are needed'],
    ['kn', 'ಜಾಗ ಖಾಲಿ', 'says that a place is free where people are needed'],
  ] as const)('reports in %s: %s', (language, text, fault) => {
    expect(sentenceFaults(language, 'notice.message', text)).toContain(fault);
  });

  it.each([
    ['en', 'notice.message', '{{other}} cancelled the work "{{title}}": {{time}}.'],
    ['en', 'notice.subject', 'Work cancelled: {{title}}'],
    ['en', 'notice.reminder', '{{title}}, {{other}}: {{time}}.\nPlace: {{location}}'],
    ['en', 'list', '• {{title}} – {{company}}, {{location}}'],
    ['en', 'notice.unanswered', 'No interview ({{title}}).'],
    ['en', 'people_other', '{{count}} people'],
    ['en', 'posted.text', 'Found {{found}} workers, sent {{sent}} notifications'],
    ['en', 'date', '{{date}} {{month}} {{year}}'],
    ['hi', 'notice.fewCame', 'चाहिए थे {{openings}}, मिले {{filled}}।'],
    ['kn', 'awayFrom', '{{place}} ಇಂದ {{distance}}'],
    ['kn', 'request', '{{company}} ಅವರಿಗೆ ಜನ ಬೇಕು'],
    ['kn', 'welcome', '{{brand}} ಗೆ ಸ್ವಾಗತ!'],
    ['kn', 'notice.cancelled.sms', '{{brand}}: {{other}} {{title}} ರದ್ದು ಮಾಡಿದ್ದಾರೆ'],
  ] as const)('accepts in %s at %s: %s', (language, key, text) => {
    expect(sentenceFaults(language, key, text)).toEqual([]);
  });
});

describe('quoteFaults', () => {
  it('reports curly quotes of the server and straight ones of a screen', () => {
    expect(quoteFaults(true, 'Tap “Yes”')).toEqual(['has curly quotes']);
    expect(quoteFaults(false, 'Tap "Yes"')).toEqual(['has straight quotes']);
    expect([...quoteFaults(true, 'Tap "Yes"'), ...quoteFaults(false, 'Tap “Yes”')]).toEqual([]);
  });
});

describe('unknownLabels', () => {
  it('reports quoted words that match no text, and no quoted parameter', () => {
    const labels = new Set(['Keep my account']);
    expect(unknownLabels('Tap "Keep my account" or “Keep account” for "{{title}}"', labels)).toEqual(['Keep account']);
  });
});

describe('glossaryFaults', () => {
  const table = (...rows: string[]): string => ['| word | meaning |', '| --- | --- |', ...rows].join('\n');

  it('accepts a term in two tables', () => {
    expect(glossaryFaults(`${table('| job | A vacancy. |')}\n\n${table('| job | जॉब |')}`)).toEqual([]);
  });

  it('reports a row of another table, and a term twice', () => {
    expect(glossaryFaults(table('| job | A vacancy. |', '| job | जॉब | ಜಾಬ್ |'))).toEqual([
      'glossary: "job" has 3 cells in a table of 2',
      'glossary: "job" stands twice in one table',
    ]);
  });
});
