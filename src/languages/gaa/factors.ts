import type { factorWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const factors: Translation<typeof factorWords> = {
  waits: {
    draft: 'Kɛ o-account lɛ yɛ nanemɔ ni ji enyɔ lɛ, kɛ o-password lɛ aha bianɛ: no lɛ ehiaaa akɛ omɛɔ.',
  },
  afterPassword: { draft: 'O-password lɛ ja. Ofainɛ, tsɔɔ akɛ bo ni lɛlɛŋ.' },
  afterCode: { draft: 'O-code lɛ ja. Ofainɛ, tsɔɔ akɛ bo ni lɛlɛŋ.' },
  usePasskey: { draft: 'Kɛ passkey tsu nii' },
  useCode: { draft: 'Kɛ mi-app lɛ code tsu nii' },
  useRecoveryCode: { draft: 'Kɛ recovery code tsu nii' },
  usePassword: { draft: 'Kɛ mi-password tsu nii' },
  code: { draft: 'O-app lɛ code' },
  codeHint: { draft: 'Nɔmbai ekpaa ni o-authenticator app lɛ tsɔɔ kɛha {church} bianɛ.' },
  recoveryCode: { draft: 'Recovery code' },
  recoveryCodeHint: { draft: 'Nyɔŋma ni okɛto lɛ ateŋ ekome. Eko fɛɛ eko tsuɔ nii shikome.' },
  password: { draft: 'O-password' },
  noPasskey: {
    draft:
      'Browser nɛɛ nyɛŋ ekɛ o-passkey lɛ atsu nii. Ofainɛ, kɛ tsɔne ni oto lɛ yɛ nɔ lɛ atsu nii, loo bi asafo lɛ ofis lɛ.',
  },
}
