import { languageOf } from '../../accounts/accounts/sessions/kept-language.ts'
import { startWhatsApp, stopWhatsApp } from '../../accounts/unsubscribes/whatsapp-consent.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { WhatsAppChannel } from '../../platform/delivery/whatsapp/channel.ts'
import type { Notice, StoppedNotice, WrittenNotice } from '../../platform/delivery/whatsapp/notices.ts'
import { inLanguage } from '../../platform/words/speaking.ts'
import { record } from '../../settings/system-log/repo.ts'
import { addWhatsAppMessage } from '../inbox/repo.ts'
import type { Delivering } from '../mailings/delivering.ts'
import { findRecipient } from '../mailings/recipients.ts'
import { addMessage } from '../mailings/repo.ts'
import { noteWhatsAppStatus } from '../mailings/reports.ts'
import { keyOf } from '../recipients/recipient-id.ts'
import { stopAnswer } from '../whatsapp-templates/kinds.ts'
import { priceOf, refreshTemplates } from '../whatsapp-templates/templates.ts'
import { noteWritten, numberOfUser } from '../whatsapp-templates/window.ts'
import { findKnownNumber, type KnownNumber } from './known-number.ts'
import { whatsAppWords } from './messages.ts'
import { readStopWord } from './stop-words.ts'

export type Hearing = Delivering & { whatsapp: WhatsAppChannel; site: string }

/**
 * Does what WhatsApp tells, one after the other. Each part is settled in a transaction of its own and counts once, so that the whole may be told again after a
 * fault.
 */
export async function hear(deps: Hearing, notices: readonly Notice[]): Promise<void> {
  for (const notice of notices) {
    if (notice.kind === 'status') await noteWhatsAppStatus(deps, notice)
    if (notice.kind === 'written') await takeWritten(deps, notice)
    if (notice.kind === 'stopped') await takeStopped(deps, notice)
  }
  if (notices.some(({ kind }) => kind === 'template'))
    await refreshTemplates(deps.db, deps.whatsapp, deps.now())
}

/** What is no message that somebody could answer. */
const unheard = ['reaction', 'system', 'ephemeral', 'request_welcome']

/** Takes what a person wrote: STOP and START are done, the rest goes into the inbox. Of an unknown number nothing is kept. */
function takeWritten(deps: Hearing, notice: WrittenNotice): Promise<void> {
  if (unheard.includes(notice.type)) return Promise.resolve()
  return deps.db.transaction().execute(async (db) => {
    const now = deps.now()
    if (!(await isFirst(db, notice.id, now))) return
    const telephone = notice.telephone || (await numberOfUser(db, notice.userId))
    const word = readStopWord(notice.text)
    const at = earlier(notice.at, now)
    // Also of a number that nobody has: a no is a no.
    const stopped = { telephone, at, how: 'STOP by WhatsApp' }
    if (telephone && word === 'stop') await stopWhatsApp(db, deps.addressHash, stopped)
    const known = telephone ? await findKnownNumber(db, telephone) : undefined
    if (!known) return logUnknown(db, telephone || notice.userId, now)
    await noteWritten(db, { telephone, userId: notice.userId, at })
    await settle({ ...deps, db }, { telephone, at, word, known, text: wordsOf(notice) })
  })
}

type Written = {
  telephone: string
  at: Date
  word: ReturnType<typeof readStopWord>
  known: KnownNumber
  text: string
}

/** Answers a STOP that is done, does and answers a START, and puts everything else into the inbox. */
async function settle(deps: Hearing, { telephone, at, word, known, text }: Written): Promise<void> {
  const { db, addressHash, now } = deps
  if (word === 'stop') return answerWord(deps, known, 'stopped')
  if (word === 'start') {
    const started = await startWhatsApp(db, addressHash, { telephone, at })
    return started ? answerWord(deps, known, 'started') : undefined
  }
  const { account, name } = known
  await addWhatsAppMessage(db, { account, name, telephone, message: text }, now())
}

/** The service's clock may be ahead of ours. */
const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

/** Who stops messages in WhatsApp's own settings has said STOP, and reads no answer. */
function takeStopped({ db: whole, addressHash, now }: Hearing, notice: StoppedNotice): Promise<void> {
  return whole.transaction().execute(async (db) => {
    const telephone = notice.telephone || (await numberOfUser(db, notice.userId))
    const how = 'stopped in the settings of WhatsApp'
    if (telephone) await stopWhatsApp(db, addressHash, { telephone, at: earlier(notice.at, now()), how })
  })
}

/** Whether something is told for the first time: of two processes that are told at once, one. */
async function isFirst(db: Db, id: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('whatsapp_received')
    .values({ id, at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The log has the end of the number alone: a stranger has not agreed that we keep it. */
const logUnknown = (db: Db, number: string, at: Date): Promise<void> =>
  record(db, {
    at,
    action: 'WhatsApp of an unknown number dropped',
    detail: `the number ends with ${number.slice(-4)}`,
    address: '',
    status: 'warning',
  })

const names: Readonly<Record<string, string>> = {
  image: 'picture',
  video: 'film',
  audio: 'voice message',
  document: 'file',
  sticker: 'sticker',
  location: 'place',
  contacts: 'contact',
}

/** The words of the inbox: what is no text is named there, since its bytes stay with WhatsApp. */
function wordsOf({ type, text }: WrittenNotice): string {
  const name = names[type]
  if (text && !name) return text.slice(0, 4096)
  const what = `[A ${name ?? 'message of a kind that is not shown here'}. Ask for it in words, or by e-mail.]`
  return text ? `${what}\n${text.slice(0, 4000)}` : what
}

/** Answers STOP or START by WhatsApp, in the language of the person. */
async function answerWord(
  { db, now, site }: Hearing,
  { recipient }: KnownNumber,
  word: 'stopped' | 'started',
): Promise<void> {
  const person = await findRecipient(db, recipient)
  if (!person) return
  const words = inLanguage(await languageOf(db, person), () => ({
    subject: whatsAppWords.subject,
    text: whatsAppWords[word],
  }))
  const cost = (await priceOf(db))('SERVICE')
  const at = now().toISOString()
  const row = {
    state: 'planned',
    audience: keyOf(recipient),
    audience_name: person.name,
    fellowship_id: null,
    purpose: 'other',
    channel: 'whatsapp',
    plain_letters: 0,
    site,
    people: 1,
    cost,
    send_at: at,
    written_by: null,
    written_at: at,
    automatic: stopAnswer,
    takes_answers: 0,
  } as const
  await addMessage(db, { ...row, ...words }, [{ person, channel: 'whatsapp', cost }])
}
