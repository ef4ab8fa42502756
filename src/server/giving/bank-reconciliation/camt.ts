import sax from 'sax'
import { refuse } from '../../platform/errors/refusal.ts'
import { statementRefusals } from './messages.ts'
import type { StatementTable } from './statement-table.ts'

/*
 * Reads CAMT, the statements of ISO 20022 (camt.053, and the reports and notices camt.052 and camt.054, whose entries are alike), by sax.
 * A document type is refused, so that no entity can be declared.
 */

/** Payments of a file at most; depth of elements; characters of a field. */
const most = { payments: 20_000, depth: 60, text: 500 }

const header = ['Booking date', 'Amount', 'Transaction ID', 'Description', 'Sender name', 'Status']

/** What is read of an entry, or of one payment in it, by the end of the path of an element. */
type Fields = Map<string, string>
type Entry = { own: Fields; details: Fields[] }

/** The booked payments of a CAMT file as a table; money out has a minus. Throws 400 with a sentence. */
export function readCamt(xml: string): StatementTable {
  const rows: string[][] = []
  const path: string[] = []
  let [isCamt, text] = [false, '']
  let [entry, detail, currency] = [undefined as Entry | undefined, undefined as Fields | undefined, '']
  let balance: Fields | undefined
  let closing: StatementTable['closing']
  const parser = sax.parser(true, { position: false, trim: true })
  parser.ondoctype = () => refuseXml()
  parser.onerror = () => refuseXml()
  parser.onopentag = ({ name, attributes }) => {
    path.push(bare(name))
    if (path.length > most.depth) refuseXml()
    if (Object.values(attributes).some((value) => camt.test(String(value)))) isCamt = true
    text = ''
    const here = path.at(-1)
    if (here === 'Ntry') entry = { own: new Map(), details: [] }
    if (here === 'TxDtls' && entry) {
      detail = new Map()
      entry.details.push(detail)
    }
    if (here === 'Bal') balance = new Map()
    if (here === 'Amt') currency = String(attributes['Ccy'] ?? '')
  }
  const take = (more: string) => {
    if (text.length < most.text) text = `${text}${more}`.slice(0, most.text)
  }
  parser.ontext = take
  parser.oncdata = take
  parser.onclosetag = (name) => {
    const ended = bare(name)
    note(detail ?? entry?.own ?? balance, path, ended === 'Amt' ? `${currency} ${text}` : text)
    if (ended === 'TxDtls') detail = undefined
    if (ended === 'Ntry' && entry) {
      rows.push(...rowsOf(entry))
      entry = undefined
      if (rows.length > most.payments) refuse(400, statementRefusals.fileHasTooMany)
    }
    if (ended === 'Bal' && balance) {
      closing = closingOf(balance) ?? closing
      balance = undefined
    }
    path.pop()
    text = ''
  }
  parser.write(xml).close()
  if (!isCamt) refuseXml()
  if (rows.length === 0) refuse(400, statementRefusals.statementHasNoPayments)
  return { header, rows, ...(closing && { closing }) }
}

/** The balance that was booked at the end; undefined for that of the beginning, and for what the bank lends. */
function closingOf(balance: Fields): StatementTable['closing'] {
  const [currency = '', sum = ''] = (balance.get('Amt') ?? '').split(' ')
  const day = (balance.get('Dt/Dt') ?? balance.get('Dt/DtTm') ?? '').slice(0, 10)
  if (balance.get('Tp/CdOrPrtry/Cd') !== 'CLBD' || sum === '' || day === '') return undefined
  return { day, amount: `${currency}${balance.get('CdtDbtInd') === 'DBIT' ? '-' : ''}${sum}` }
}

const camt = /^urn:iso:std:iso:20022:tech:xsd:camt\.05[234]\./

const bare = (name: string) => name.slice(name.indexOf(':') + 1)

function refuseXml(): never {
  refuse(400, statementRefusals.xmlFileNoBank)
}

/** Keeps a field by its path below the entry or the payment; of several texts all, of anything else the first. */
function note(fields: Fields | undefined, path: readonly string[], text: string): void {
  if (!fields || text === '') return
  const name = path
    .slice(path.findLastIndex((part) => part === 'TxDtls' || part === 'Ntry' || part === 'Bal') + 1)
    .join('/')
  const before = fields.get(name)
  if (before === undefined) fields.set(name, text)
  else if (name === 'RmtInf/Ustrd') fields.set(name, `${before} ${text}`.slice(0, most.text))
}

/** A row for each payment of an entry, where each has its amount; else one for the entry. */
function rowsOf({ own, details }: Entry): string[][] {
  const isBatch = details.length > 1 && details.every((detail) => amountOf(detail) !== '')
  return (isBatch ? details : [details[0] ?? new Map<string, string>()]).map((detail) => {
    const firstOf = (...names: string[]) =>
      names.map((name) => detail.get(name) ?? own.get(name) ?? '').find((value) => value !== '') ?? ''
    const [currency = '', sum = ''] = (isBatch ? amountOf(detail) : (own.get('Amt') ?? '')).split(' ')
    const sign = { CRDT: '+', DBIT: '-' }[firstOf('CdtDbtInd')] ?? ''
    // The other one: who paid what came in, who got what went out.
    const other = sign === '-' ? 'Cdtr' : 'Dbtr'
    return [
      firstOf('BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm').slice(0, 10),
      `${currency}${sign}${sum}`,
      firstOf('Refs/AcctSvcrRef', 'AcctSvcrRef', 'Refs/TxId', 'NtryRef'),
      firstOf('RmtInf/Ustrd', 'AddtlTxInf', 'AddtlNtryInf'),
      firstOf(`RltdPties/${other}/Nm`, `RltdPties/${other}/Pty/Nm`),
      states[firstOf('Sts', 'Sts/Cd')] ?? firstOf('Sts', 'Sts/Cd'),
    ]
  })
}

const amountOf = (detail: Fields): string => detail.get('AmtDtls/TxAmt/Amt') ?? detail.get('Amt') ?? ''

const states: Readonly<Record<string, string>> = { BOOK: 'Booked', PDNG: 'Pending', INFO: 'Information' }
