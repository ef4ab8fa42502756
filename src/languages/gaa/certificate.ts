import type { certificateWords } from '../../islands/people/registers/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const certificate: Translation<typeof certificateWords> = {
  title: { draft: 'Kwɛmɔ akɛ certificate ko ji anɔkwale' },
  description: { draft: 'Kɛji certificate ko jɛ asafo nɛɛ mli.' },
  lede: {
    draft:
      'Code ni yɔɔ certificate nɔ lɛ kɛ bo baa biɛ. Etsɔɔ kɛji asafo nɛɛ kɛha, enɔmba, gbɛii aniŋmaa klɛŋklɛŋ okadii kɛ gbi lɛ.',
  },
  act: { draft: 'Certificate kwɛmɔ' },
  scan: { draft: 'Ofainɛ, kɛ ofon lɛ camera scan certificate lɛ nɔ code lɛ.' },
  asking: { draft: 'Wɔmiikwɛ woji lɛ amli…' },
  isOurs: { draft: 'Asafo nɛɛ kɛha: {book} {number}, {initials}, {day}.' },
  isCopy: { draft: 'Copy {copy} ni, akɛha {issued}.' },
  isOriginal: { draft: 'Klɛŋklɛŋ nɔ lɛ nɔŋŋ ni, akɛha {issued}.' },
  noted: { draft: 'Sɛɛ mli lɛ aŋma jajemɔ ko afata he. Ofainɛ, bi asafo lɛ certificate hee.' },
  cancelled: { draft: 'Sɛɛ mli lɛ ajie niŋmaa lɛ: certificate nɛɛ tsuuu nii dɔŋŋ.' },
  offline: { draft: 'Ofon lɛ pɛ kwɛ enɛ, network bɛ mli. Wɔleee kɛji ajie niŋmaa lɛ kɛjɛ nakai be lɛ.' },
  altered: { draft: 'Asafo nɛɛ kɛ certificate nɛɛ hako, loo atsake nɔ ko yɛ nɔ.' },
  unreached: { draft: 'Wɔnyɛɛɛ wɔshɛ asafo lɛ ŋɔɔ. Ofainɛ, kwɛmɔ onetwɔk lɛ ni okaa ekoŋŋ.' },
}
