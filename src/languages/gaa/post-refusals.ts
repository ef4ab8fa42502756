import type { Translation } from '../../lib/words/translation.ts'
import type { postRefusals as words } from '../../server/website/cms/messages.ts'

export const postRefusals: Translation<typeof words> = {
  yourAccountMayNot: { draft: 'O-account lɛ nyɛŋ etsake sanehee nɛɛ.' },
  yourAccountMayNot2: { draft: 'O-account lɛ nyɛŋ efee enɛ kɛ sanehee lɛ.' },
  whoChangedPageMeanwhile: {
    draft: '{who} etsake sanehee nɛɛ bianɛ. Nɔ ko laajeee: kwɛmɔ amɛnɔ, loo kɛ onɔ ato yɛ nɔ.',
  },
  page: { draft: 'Sanehee lɛ' },
  onlyLanguageVisitorsSee: { draft: 'Wiemɔ nɛɛ pɛ gbɔi naa. Tee sanehee lɛ moŋ.' },
  byWrittenPageSince: { draft: '{by} eŋma nii yɛ sanehee nɛɛ mli kɛjɛ nakai be lɛ. Ofainɛ, kwɛmɔ ekoŋŋ.' },
  nobodyWaitsAnswerAbout: { draft: 'Mɔ ko mɛɛɛ hetoo yɛ sanehee nɛɛ he.' },
  pageChangedSinceYou: { draft: 'Sanehee nɛɛ etsake kɛjɛ be ni okwɛ lɛ. Ofainɛ, kwɛmɔ ekoŋŋ.' },
  pagePathWaitsYou: { draft: 'Sanehee {path} miimɛ bo' },
  notOnPage: { draft: 'Atsɔɔɔ “{label}” yɛ sanehee nɛɛ mli' },
  waitsForYou: { draft: '{by} eŋma nii yɛ sanehee {path} mli, ni ebiɔ akɛ akɛje kpo.' },
  noPost: { draft: 'Sanehee ko bɛ ni tamɔ nakai.' },
  sentMeanwhile: { draft: '{who} kɛ sanehee nɛɛ etsɔ nɔ bianɛ. Ofainɛ, ŋa enɛ ni okwɛ ekoŋŋ.' },
  somebodyElse: { draft: 'Mɔ kroko' },
}
