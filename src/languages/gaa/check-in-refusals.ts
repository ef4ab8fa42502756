import type { Translation } from '../../lib/words/translation.ts'
import type { checkInRefusals as words } from '../../server/services/check-in/messages.ts'

export const checkInRefusals: Translation<typeof words> = {
  noSuchService: { draft: 'Nakai sɔlemɔ loo nifeemɔ ko bɛ ŋmɛnɛ.' },
  noSuchSitting: { draft: 'Sɔlemɔ ko bɛ ni tamɔ nakai.' },
  sittingOver: { draft: 'Sɔlemɔ nɛɛ egbe naa.' },
  codeIsOver: { draft: 'Code nɛɛ tsuuu nii dɔŋŋ. Ofainɛ, scan nɔ ni atsɔɔ bianɛ lɛ.' },
  nobodyKnown: { draft: 'Wolo lɛ leko mɔ ni ji enɛ lolo. Ofainɛ, taomɔ gbɛi lɛ.' },
  personNotInRegister: { draft: 'Mɔ nɛɛ bɛ wolo lɛ mli dɔŋŋ.' },
  childNotHere: { draft: 'Gbekɛ nɛɛ bɛ biɛ.' },
  notNamed: { draft: 'Weku lɛ tsɛɛɛ mɔ nɛɛ gbɛi kɛhaaa {name}' },
  otherCode: { draft: 'Jeee enɛ ji code ni akɛha {name}' },
  ownCode: {
    draft:
      'Bo diɛŋtsɛ ofee code nɛɛ. Haa gbɔhelɔ kroko akɛ {name} aha, loo kɛ code ni yɔɔ gbekɛkwɛlɔ lɛ fon nɔ lɛ atsu nii',
  },
  unknownGuardian: {
    draft: 'Nɔ ko tsɔɔko mɔ ni account nɛɛ ji enɔ. Ofainɛ, kwɛmɔ mɔ ni eji, ni ohala gbɛi lɛ',
  },
  longAgo: { draft: 'Sɔlemɔ nɛɛ fe gbii {takenForDays} ni eho.' },
  kept: { draft: 'Akɛ okadii lɛ eto.' },
  collectedNamed: { draft: '{collector} kɛ {name} eya momo, {hour}.' },
  collectedNamedBy: { draft: '{collector} kɛ {name} eya momo, {hour}. {usher} kɛ gbekɛ lɛ ha.' },
  collectedCode: { draft: '{name} eya momo, {hour}, kɛ gbekɛkwɛlɔ lɛ code lɛ.' },
  collectedCodeBy: { draft: '{name} eya momo, {hour}, kɛ gbekɛkwɛlɔ lɛ code lɛ. {usher} kɛ gbekɛ lɛ ha.' },
  collectedBare: { draft: '{name} eya momo, {hour}, code bɛ.' },
  collectedBareBy: { draft: '{name} eya momo, {hour}, code bɛ. {usher} kɛ gbekɛ lɛ ha.' },
}
