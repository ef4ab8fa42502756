import sax from 'sax'
import { refuse } from '../../platform/errors/refusal.ts'
import { statementRefusals } from './messages.ts'
import type { StatementTable } from './statement-table.ts'

/*
 * Reads an OFX file (also QFX), by sax: version 2 is XML, version 1 SGML whose fields have no end. So a field ends where the next tag
 * begins (docs/decisions/giving.md#statements).
 */

/** Payments of a file at most. */
const mostPayments = 20_000
const longestField = 500

const header = ['Transaction date', 'Amount', 'Transaction ID', 'Description', 'Sender name', 'Type']

/** The payments of an OFX file as a table; money out has a minus. Throws 400 with a sentence. */
export function readOfx(text: string): StatementTable {
  // No entity is declared, neither here nor in a file elsewhere; sax reads no document type.
  if (/<!(doctype|entity)/i.test(text)) refuseOfx()
  const rows: string[][] = []
  let currency = ''
  let payment: Map<string, string> | undefined
  // Only `LEDGERBAL` is what was booked; `AVAILBAL` has what the bank lends.
  const balance = new Map<string, string>()
  let isBalance = false
  let field = ''
  // Loose: the tags of version 1 are in capitals, and are not closed.
  const parser = sax.parser(false, { position: false, trim: true })
  parser.onopentag = ({ name }) => {
    field = name
    if (name === 'STMTTRN') payment = new Map()
    if (/^(LEDGER|AVAIL)BAL$/.test(name)) isBalance = name === 'LEDGERBAL'
  }
  const take = (value: string) => {
    if (field === 'CURDEF') currency = value.slice(0, 3)
    if (isBalance && (field === 'BALAMT' || field === 'DTASOF'))
      balance.set(field, `${balance.get(field) ?? ''}${value}`.slice(0, longestField))
    if (payment && field !== '')
      payment.set(field, `${payment.get(field) ?? ''}${value}`.slice(0, longestField))
  }
  parser.ontext = take
  parser.oncdata = take
  parser.onclosetag = (name) => {
    if (name === 'STMTTRN' && payment) {
      rows.push(rowOf(payment, currency))
      payment = undefined
      if (rows.length > mostPayments) refuse(400, statementRefusals.fileHasTooMany)
    }
    field = ''
  }
  // What is between two fields of a broken file is not repaired: without its end a payment is no row.
  parser.onerror = () => parser.resume()
  parser.write(text.slice(text.search(/<OFX>/i))).close()
  if (rows.length === 0) refuseOfx()
  const [amount, day] = [balance.get('BALAMT'), dayOf(balance.get('DTASOF') ?? '')]
  return { header, rows, ...(amount && day && { closing: { day, amount } }) }
}

function refuseOfx(): never {
  refuse(400, statementRefusals.ofxFileHasNo)
}

/** The day is the bank's own: what stands behind it, an hour and a zone, would move it. */
const dayOf = (time: string): string => time.replace(/^(\d{4})(\d\d)(\d\d).*$/s, '$1-$2-$3')

function rowOf(payment: ReadonlyMap<string, string>, currency: string): string[] {
  const fieldOf = (name: string) => payment.get(name) ?? ''
  const day = dayOf(fieldOf('DTPOSTED'))
  const name = fieldOf('NAME')
  const text = [fieldOf('MEMO'), fieldOf('CHECKNUM')].filter(Boolean).join(' ')
  // OFX writes a minus for money out, and mostly no sign for money in.
  const amount = fieldOf('TRNAMT').replace(/^(?=[\d.,])/, '+')
  return [day, `${currency}${amount}`, fieldOf('FITID'), text, name, directionOf(fieldOf('TRNTYPE'))]
}

/** What a kind of payment says of its direction; a transfer says nothing. */
const directionOf = (type: string): string =>
  /^(CREDIT|DEP|DIRECTDEP|INT|DIV)$/.test(type)
    ? 'Credit'
    : /^(DEBIT|DIRECTDEBIT|FEE|SRVCHG|ATM)$/.test(type)
      ? 'Debit'
      : type
