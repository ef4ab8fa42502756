import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openTcpProxy, type TcpProxy } from '../tcp-proxy.ts'
import { call, isDone, until } from './call.ts'
import { recordingOf } from './ledger.ts'
import { losses, type Outcome, openStage, type Stage, servesAgain, setStage } from './outcome.ts'

const tus = { 'Tus-Resumable': '1.0.0' }

/**
 * Cuts the connection at many places of an upload: one in parts must continue at its offset, one in a single request must leave nothing.
 */
export async function cutUploads(rounds: number): Promise<Outcome> {
  const stage = await setStage('cut')
  await using server = await openStage(stage)
  await using proxy = await openTcpProxy(server.url)
  const wrong: string[] = []
  let back = 0
  for (let round = 0; round < rounds; round++) {
    const share = (round + 0.5) / rounds
    wrong.push(...(await inParts({ stage, proxy, url: server.url }, share)))
    wrong.push(...(await inOneGo({ stage, proxy, url: server.url }, share)))
    back = Math.max(back, await servesAgain(server.url))
  }
  wrong.push(...(await losses(stage)))
  await server.kill('SIGTERM')
  await rm(stage.dataDir, { recursive: true, force: true })
  return { fault: 'uploads cut', rounds: rounds * 2, acknowledged: stage.ledger.acknowledged, wrong, back }
}

type Broken = { stage: Stage; proxy: TcpProxy; url: string }

/** Sends through a proxy that cuts the connection after this many bytes. */
async function throughCut(
  { proxy }: Broken,
  bytes: number,
  send: (url: string) => Promise<unknown>,
): Promise<void> {
  proxy.cutAfter(bytes)
  await send(proxy.url).catch(() => undefined)
  proxy.cutAfter(0)
  proxy.mend()
  proxy.cutAfter(Number.POSITIVE_INFINITY)
}

async function inParts(broken: Broken, share: number): Promise<string[]> {
  const { stage, url } = broken
  const access = stage.crew.media
  const title = `cut in parts at ${share}`
  const bytes = recordingOf(title)
  const told = { 'Upload-Length': String(bytes.length), 'Upload-Metadata': `type ${btoa('video')}` }
  const begun = await call(url, 'uploads/', { method: 'POST', access, headers: { ...tus, ...told } })
  const id = String(begun.body['upload'])
  const upload = { id, title, arrived: 0, made: false }
  const send = (to: string, from: number) => {
    const headers = {
      ...tus,
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': String(from),
    }
    return call(to, `uploads/${id}`, { method: 'PATCH', access, headers, body: bytes.subarray(from) })
  }
  await throughCut(broken, Math.round(bytes.length * share), (to) => send(to, 0))
  const stands = async () =>
    Number((await call(url, `uploads/${id}`, { access, headers: tus })).body['offset'])
  const rest = await send(url, await stands())
  upload.arrived = await stands()
  stage.ledger.uploads.push(upload)
  stage.ledger.acknowledged += 1
  const isWhole = isDone(rest) && upload.arrived === bytes.length
  const lost = [...(isWhole ? [] : [`${title}: ${rest.status}`]), ...(await losses(stage))]
  await call(url, `uploads/${id}`, { method: 'DELETE', access, headers: tus })
  return lost
}

async function inOneGo(broken: Broken, share: number): Promise<string[]> {
  const title = `cut in one go at ${share}`
  const bytes = recordingOf(title)
  const form = new FormData()
  const fields = { type: 'video', title, preacher: 'Esi', date: '2026-11-15' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([bytes]), 'cut.mp4')
  await throughCut(broken, Math.round(bytes.length * share), (to) =>
    call(to, 'sermons/', { access: broken.stage.crew.media, body: form }),
  )
  const left = async () => (await readdir(join(broken.stage.dataDir, 'incoming'))).length === 0
  return until(left, 'that nothing is left').then(
    () => [],
    () => [`${title}: something is left in incoming/`],
  )
}
