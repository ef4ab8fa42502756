import type { factorWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const factors: Translation<typeof factorWords> = {
  waits: {
    draft: 'Sɛ wo account wɔ anammɔn a ɛtɔ so mmienu a, fa ka wo password ho seesei: na ɛnhia sɛ wotwɛn.',
  },
  afterPassword: { draft: 'Wo password no teɛ. Yɛsrɛ wo, kyerɛ sɛ ɛyɛ wo ampa.' },
  afterCode: { draft: 'Wo code no teɛ. Yɛsrɛ wo, kyerɛ sɛ ɛyɛ wo ampa.' },
  usePasskey: { draft: 'Fa passkey' },
  useCode: { draft: 'Fa code a ɛwɔ me app mu' },
  useRecoveryCode: { draft: 'Fa recovery code' },
  usePassword: { draft: 'Fa me password' },
  code: { draft: 'Code a ɛwɔ wo app mu' },
  codeHint: { draft: 'Nɔma nsia a wo authenticator app kyerɛ ma {church} seesei.' },
  recoveryCode: { draft: 'Recovery code' },
  recoveryCodeHint: { draft: 'Du a wosieeɛ no mu baako. Emu biara yɛ adwuma prɛko pɛ.' },
  password: { draft: 'Wo password' },
  noPasskey: {
    draft:
      'Browser yi ntumi mfa wo passkey no nyɛ adwuma. Yɛsrɛ wo, fa afidie a woyɛɛ wɔ so no, anaasɛ bisa asɔre ofese no.',
  },
}
