import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { freshFolder } from './server.ts'

const program = fileURLToPath(new URL('../../node_modules/s3rver/bin/s3rver.js', import.meta.url))

/** An S3 server of the tests' own with the bucket `church`, and the settings that point at it. */
export async function startS3() {
  const folder = await freshFolder()
  const where = ['-d', folder, '-a', '127.0.0.1', '-p', '0', '--no-vhost-buckets']
  const server = spawn(process.execPath, [program, ...where, '--configure-bucket', 'church'])
  const port = await new Promise<string>((listening, failed) => {
    let said = ''
    const hear = (text: Buffer) => {
      said += text
      const found = /listening on \S*?:(\d+)/i.exec(said)?.[1]
      if (found) listening(found)
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
    server.on('exit', (code) => failed(new Error(`The S3 server ended with ${code}:\n${said}`)))
  })
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'church',
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async [Symbol.asyncDispose]() {
      const exited = once(server, 'exit')
      server.kill()
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
