import type { appWords } from '../../components/site/words/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const app: Translation<typeof appWords> = {
  description: { draft: '{church} asɔre mmerɛ, asɛnka, dwumadie ne fekuo, ne baabi ma asɔremma.' },
  homeNarrow: { draft: 'Fie kratafa wɔ fon so' },
  sermonsNarrow: { draft: 'Asɛnka wɔ fon so' },
  homeWide: { draft: 'Fie kratafa wɔ screen kɛseɛ so' },
  give: { draft: 'Ntoboa' },
  pray: { draft: 'Srɛ mpaebɔ' },
  listen: { draft: 'Tie' },
  attendance: { draft: 'Wɔn a wɔbaeɛ' },
}
