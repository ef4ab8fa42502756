import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The fake beside the sample church: a process that the first gift starts, and that ends with this one. */
export type FakeProcess = {
  /** Its base URL. Throws when it cannot be started; the next call tries again. */
  url(): Promise<string>
  /** Where its webhooks go. Call it before the first gift. */
  sendWebhooksTo(address: string): void
  close(): void
}

type Started = { child: ChildProcess; url: string }

/** `root` is the project's folder. */
export function openFakeProcess(root: URL): FakeProcess {
  let started: Promise<Started> | undefined
  let webhookUrl = ''
  const forget = () => {
    started = undefined
  }
  return {
    async url() {
      started ??= start(root, webhookUrl)
      const current = started
      current.catch(forget)
      const { child, url } = await current
      child.once('exit', forget)
      return url
    },
    sendWebhooksTo(address) {
      webhookUrl = address
    },
    close() {
      void started?.then(({ child }) => child.stdin?.end()).catch(() => undefined)
    },
  }
}

async function start(root: URL, webhookUrl: string): Promise<Started> {
  const built = new URL('dist/server/provider.js', root)
  // In development nothing is built.
  const program = existsSync(built) ? built : new URL('src/server/giving/giving/fake/main.ts', root)
  const child = spawn(process.execPath, [fileURLToPath(program), '--child'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, WEBHOOK_URL: webhookUrl, PROVIDER_PORT: '0' },
  })
  child.stdin.on('error', () => undefined)
  const ended = once(child, 'exit').then((): never => {
    throw new Error('The stand-in provider did not start.')
  })
  ended.catch(() => undefined)
  const lines = createInterface({ input: child.stdout })
  const [url] = (await Promise.race([once(lines, 'line'), ended])) as [string]
  child.unref()
  return { child, url }
}
