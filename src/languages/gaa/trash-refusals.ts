import type { Translation } from '../../lib/words/translation.ts'
import type { trashRefusals as words } from '../../server/settings/trash/messages.ts'

export const trashRefusals: Translation<typeof words> = {
  backEverythingBelongs: { draft: 'Eku sɛɛ eba, kɛ enii fɛɛ.' },
  deletedGood: { draft: 'Ajie kwraa.' },
  notBinPerhapsRestored: { draft: 'Enɛ bɛ bin lɛ mli. Ekolɛ aku sɛɛ momo.' },
  notUsedByChurch: { draft: 'Asafo nɛɛ kɛ enɛ tsuuu nii' },
  fellowshipEventNotThere: { draft: 'Kuu ni nifeemɔ nɛɛ ji enɔ lɛ bɛ dɔŋŋ. Ofainɛ, kuu kuu lɛ sɛɛ dã.' },
  fellowshipGotMessageNot: { draft: 'Kuu ni na shɛɛ sane nɛɛ lɛ bɛ dɔŋŋ. Ofainɛ, kuu kuu lɛ sɛɛ dã.' },
  whoeverWrotePrayerRequest: {
    draft: 'Ajie mɔ ni ŋma faikpamɔ nɛɛ hu. Ofainɛ, kuu asafo mli nyo lɛ sɛɛ dã.',
  },
  whoeverWroteTestimonyDeleted: {
    draft: 'Ajie mɔ ni ŋma odaseyeli nɛɛ hu. Ofainɛ, kuu asafo mli nyo lɛ sɛɛ dã.',
  },
  memberWhoWroteMessage: {
    draft: 'Ajie asafo mli nyo ni ŋma shɛɛ sane nɛɛ hu. Ofainɛ, kuu asafo mli nyo lɛ sɛɛ dã.',
  },
  thereNothingLeftBin: { draft: 'Enɛ mli nɔ ko bɛ bin lɛ mli dɔŋŋ.' },
  usernameTaken: {
    draft: 'Bianɛ mɔ kroko yɛ username “{value}”, no hewɔ lɛ anyɛŋ aku enɛ sɛɛ. Ehiɔ bin lɛ mli.',
  },
  alikeTaken: {
    draft: 'Bianɛ mɔ kroko yɛ username ni tamɔ “{value}”, no hewɔ lɛ anyɛŋ aku enɛ sɛɛ. Ehiɔ bin lɛ mli.',
  },
  emailTaken: {
    draft: 'Bianɛ mɔ kroko yɛ e-mail address “{value}”, no hewɔ lɛ anyɛŋ aku enɛ sɛɛ. Ehiɔ bin lɛ mli.',
  },
  nameTaken: { draft: 'Bianɛ mɔ kroko yɛ gbɛi “{value}”, no hewɔ lɛ anyɛŋ aku enɛ sɛɛ. Ehiɔ bin lɛ mli.' },
  addressTaken: {
    draft: 'Bianɛ mɔ kroko yɛ address “{value}”, no hewɔ lɛ anyɛŋ aku enɛ sɛɛ. Ehiɔ bin lɛ mli.',
  },
}
