import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { link, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freshFolder } from './server.ts'

const program = fileURLToPath(new URL('../../node_modules/s3rver/bin/s3rver.js', import.meta.url))

/** An S3 server for tests with the bucket `church`, and the settings for it. */
export async function startS3() {
  const folder = await freshFolder()
  const where = ['-d', folder, '-a', '127.0.0.1', '-p', '0', '--no-vhost-buckets']
  // s3rver encrypts the continuation token of a list with DES, which OpenSSL has as legacy only.
  const old = '--openssl-legacy-provider'
  const server = spawn(process.execPath, [old, program, ...where, '--configure-bucket', 'church'])
  const port = await new Promise<string>((listening, failed) => {
    let output = ''
    const hear = (text: Buffer) => {
      output += text
      const port = /listening on \S*?:(\d+)/i.exec(output)?.[1]
      if (port) listening(port)
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
    server.on('exit', (code) => failed(new Error(`The S3 server ended with ${code}:\n${output}`)))
  })
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'church',
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    /** Adds many keys with the bytes of this one, without a call for each. */
    async multiply(key: string, names: string[]) {
      const object = join(folder, 'church', key)
      for (const name of names)
        for (const part of ['object', 'object.md5', 'metadata.json'])
          await link(`${object}._S3rver_${part}`, join(dirname(object), `${name}._S3rver_${part}`))
    },
    async [Symbol.asyncDispose]() {
      const exited = once(server, 'exit')
      server.kill()
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
