import { setTimeout as wait } from 'node:timers/promises'
import { call, isDone, rowsOf, type Said, signIn } from './call.ts'
import { type Ledger, partBytes, recordingOf, type Upload, wordsOf } from './ledger.ts'

export type Crew = { admin: string; leader: string; media: string }

/** Signs in the accounts that write. Their tokens are valid for a quarter of an hour, over restarts too. */
export async function signInCrew(url: string): Promise<Crew> {
  const [admin, leader, media] = await Promise.all(
    ['admin', 'leader', 'media'].map((one) => signIn(url, one)),
  )
  return { admin: admin?.access ?? '', leader: leader?.access ?? '', media: media?.access ?? '' }
}

const occasion = {
  description: 'An event that is changed again and again.',
  date: '2099-12-06',
  time: '09:00',
  location: 'Main auditorium',
  category: 'worship',
}

/** Adds the event that is edited, and finds the members and the event for attendance marks. */
export async function prepare(url: string, ledger: Ledger, crew: Crew): Promise<void> {
  const title = `${ledger.name} edit 0`
  const { body } = await call(url, 'events/', { access: crew.admin, body: { ...occasion, title } })
  ledger.edits.event = Number(body['id'])
  const mine = (await call(url, 'users/me/', { access: crew.leader })).body
  const led = (await rowsOf(url, 'fellowships/')).find(({ leader_id }) => leader_id === mine['id'])
  const fellowship = Number(led?.['id'] ?? 1)
  const [event] = await rowsOf(url, `fellowships/${fellowship}/events/`, crew.leader)
  ledger.attended = { fellowship, event: Number(event?.['id']) }
  for (const { id } of await rowsOf(url, `fellowships/${fellowship}/members/`, crew.leader))
    ledger.marks.set(Number(id), { kept: undefined, sent: undefined })
}

type Writer = { url: string; ledger: Ledger; crew: Crew; next: () => number }

/** Writes in parallel until it is stopped, and records acknowledged writes in the ledger. */
export async function applyLoad(url: string, ledger: Ledger, crew: Crew, stop: AbortSignal): Promise<void> {
  const counted = { count: ledger.acknowledged + ledger.refused.size * 1000 }
  const writer: Writer = { url, ledger, crew, next: () => (counted.count += 1) }
  const stamp = `${Date.now().toString(36)}`
  const named = (kind: string) => `${ledger.name} ${kind} ${stamp}-${writer.next()}`
  const acts = [
    () => signUp(writer, named('member').replaceAll(' ', '-')),
    () => askForPrayer(writer, named('prayer')),
    () => askForPrayer(writer, named('prayer')),
    () => writeMessage(writer, named('message')),
    () => edit(writer),
    () => mark(writer),
    () => upload(writer, named('sermon')),
  ]
  await Promise.all(
    acts.map(async (act) => {
      while (!stop.aborted) await act().catch(() => wait(15))
    }),
  )
}

/** Records an answer. Throws for a refusal, so that the writer waits before the next write. */
function take(ledger: Ledger, answer: Said): Said {
  if (isDone(answer)) {
    ledger.acknowledged += 1
    return answer
  }
  const words = `${answer.status} ${String(answer.body['detail'] ?? JSON.stringify(answer.body))}`
  ledger.refused.set(words, (ledger.refused.get(words) ?? 0) + 1)
  throw new Error(words)
}

const person = {
  first_name: 'Kofi',
  last_name: 'Boateng',
  gender: 'male',
  password: 'adinkra-cloth-27',
  confirm_password: 'adinkra-cloth-27',
  telephone: '024 412 3456',
  country_code: '+233',
}

async function signUp({ url, ledger }: Writer, username: string): Promise<void> {
  take(ledger, await call(url, 'auth/register/', { body: { ...person, username } }))
  ledger.signUps.push(username)
}

async function askForPrayer({ url, ledger }: Writer, title: string): Promise<void> {
  const body = { title, description: wordsOf(title) }
  take(ledger, await call(url, 'prayer_requests/create/', { body }))
  ledger.prayers.push(title)
}

async function writeMessage({ url, ledger }: Writer, subject: string): Promise<void> {
  const from = { name: 'Abɛna', email: 'abena@example.com', phone: '(024) 412-3456' }
  take(
    ledger,
    await call(url, 'members/contacts/', { body: { ...from, subject, message: wordsOf(subject) } }),
  )
  ledger.messages.push(subject)
}

async function edit({ url, ledger, crew, next }: Writer): Promise<void> {
  const { edits } = ledger
  const path = `events/${edits.event}/`
  if (edits.sent) await lookAgain(url, ledger, path)
  const title = `${ledger.name} edit ${edits.version}-${next()}`
  edits.sent = title
  const body = { ...occasion, title, version: edits.version }
  const { body: kept } = take(ledger, await call(url, path, { method: 'PUT', access: crew.admin, body }))
  edits.titles.push(title)
  edits.version = Number(kept['version'])
  edits.sent = undefined
}

/** Reads the event after a lost answer. */
async function lookAgain(url: string, { edits }: Ledger, path: string): Promise<void> {
  const { status, body } = await call(url, path)
  if (status !== 200) throw new Error('The event cannot be read')
  if (body['title'] === edits.sent) edits.titles.push(edits.sent ?? '')
  edits.version = Number(body['version'])
  edits.sent = undefined
}

async function mark({ url, ledger, crew, next }: Writer): Promise<void> {
  const members = [...ledger.marks.keys()]
  const member = members[next() % members.length] ?? 0
  const mark = ledger.marks.get(member)
  if (!mark) throw new Error('There is nobody to mark')
  const { fellowship, event } = ledger.attended
  const is_present = !(mark.sent ?? mark.kept ?? false)
  mark.sent = is_present
  const path = `fellowships/${fellowship}/events/${event}/attendance/`
  take(ledger, await call(url, path, { access: crew.leader, body: { member, is_present } }))
  ledger.marks.set(member, { kept: is_present, sent: undefined })
}

const tus = { 'Tus-Resumable': '1.0.0' }
const bytesFollow = { ...tus, 'Content-Type': 'application/offset+octet-stream' }

/** Uploads a recording in three parts and makes its sermon. An interrupted upload is continued, as in the browser. */
async function upload({ url, ledger, crew }: Writer, title: string): Promise<void> {
  const one = (await findUnfinished(url, ledger, crew)) ?? (await beginUpload(url, ledger, { crew, title }))
  const bytes = recordingOf(one.title)
  const access = crew.media
  while (one.arrived < bytes.length) {
    const body = bytes.subarray(one.arrived, one.arrived + partBytes)
    const headers = { ...bytesFollow, 'Upload-Offset': String(one.arrived) }
    take(ledger, await call(url, `uploads/${one.id}`, { method: 'PATCH', access, headers, body }))
    one.arrived += body.length
  }
  const form = new FormData()
  const fields = { type: 'video', title: one.title, preacher: 'Esi', date: '2026-11-15', upload: one.id }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  take(ledger, await call(url, 'sermons/', { access, body: form }))
  one.made = true
}

type Begun = { crew: Crew; title: string }

async function beginUpload(url: string, ledger: Ledger, { crew, title }: Begun): Promise<Upload> {
  const length = String(recordingOf(title).length)
  const headers = { ...tus, 'Upload-Length': length, 'Upload-Metadata': `type ${btoa('video')}` }
  const begun = await call(url, 'uploads/', { method: 'POST', access: crew.media, headers })
  const one = { id: String(take(ledger, begun).body['upload']), title, arrived: 0, made: false }
  ledger.uploads.push(one)
  return one
}

/** After a lost answer the sermon may have been made; then the upload no longer exists. */
async function findUnfinished(url: string, ledger: Ledger, crew: Crew): Promise<Upload | undefined> {
  const one = ledger.uploads.findLast(({ made, gone }) => !made && !gone)
  if (!one) return undefined
  const { status, body } = await call(url, `uploads/${one.id}`, { access: crew.media, headers: tus })
  if (status !== 200 && status !== 404) throw new Error('The upload cannot be read')
  if (status === 404) one.gone = true
  else one.arrived = Number(body['offset'])
  return one.gone ? undefined : one
}
