import type { codeTexts } from '../../lib/texts/accounts/otp.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const codeAnswers: Translation<typeof codeTexts> = {
  asked: { draft: 'Kɛji ama {telephone} nɔ mi kɛha account ko lɛ, code miiba nɔ. Eeehi shi minitii nyɔŋma.' },
  confirming: { draft: 'Code miiba {telephone} nɔ. Eeehi shi minitii nyɔŋma.' },
  confirmed: { draft: 'Ama onɔmba lɛ nɔ mi. Obaanyɛ okɛ code ni baa SMS nɔ aya mli bianɛ.' },
  dropped: { draft: 'Onɔmba lɛ haaa oyaa mli dɔŋŋ. O-password lɛ tsuɔ nii.' },
}
