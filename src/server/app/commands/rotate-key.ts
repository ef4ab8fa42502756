import { newTokenKey, rotateTokenKey } from '../../accounts/accounts/sessions/keys.ts'
import type { Settings } from '../../platform/config.ts'

/** `npm run rotate-key`: replaces the key of access tokens. Returns its output, which includes the next steps. */
export async function runRotateKey(
  _: string[],
  { TOKEN_KEY, FACTOR_KEY, DATA_DIR }: Settings,
): Promise<string[]> {
  if (TOKEN_KEY)
    return [
      ...(FACTOR_KEY
        ? []
        : ['Set FACTOR_KEY to what TOKEN_KEY is now, first: codes of authenticator apps depend on it.']),
      'The key is in TOKEN_KEY, so nothing was changed. Put a new one behind the old one, and restart every process:',
      `  TOKEN_KEY=OLD,${newTokenKey()}`,
      'Then put it first, and restart every process. A quarter of an hour later leave the old one out, and restart.',
    ]
  await rotateTokenKey(DATA_DIR, new Date())
  return [
    `A new key lies in ${DATA_DIR}/secrets. Restart the church to use it: tokens of the old one hold for a quarter of an hour from then.`,
  ]
}
