// Builds dist/client (pages and assets, compressed), dist/pages.json (their policies) and dist/server/main.js (the process).
import { build } from 'rolldown'
import { root, runTool } from './setup.mjs'

const code = await runTool('astro/bin/astro.mjs', ['build', '--silent'])
if (code !== 0) process.exit(code)

// One file starts three times as fast as a hundred. What has a native part, and what few churches need, stays a package.
await build({
  cwd: root,
  input: 'src/server/main.ts',
  platform: 'node',
  external: [/^node:/, '@node-rs/argon2', 'sharp', '@aws-sdk/client-s3'],
  output: { file: 'dist/server/main.js', format: 'esm', codeSplitting: false },
  logLevel: 'warn',
})
