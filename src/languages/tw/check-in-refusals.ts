import type { Translation } from '../../lib/words/translation.ts'
import type { checkInRefusals as words } from '../../server/services/check-in/messages.ts'

export const checkInRefusals: Translation<typeof words> = {
  noSuchService: { draft: 'Asɔre anaa dwumadie a ɛte saa nni hɔ nnɛ.' },
  noSuchSitting: { draft: 'Nhyiamu a ɛte saa nni hɔ.' },
  sittingOver: { draft: 'Nhyiamu yi aba awieeɛ.' },
  codeIsOver: { draft: 'Code yi nyɛ adwuma bio. Yɛsrɛ wo, scan deɛ ɛda hɔ seesei no.' },
  nobodyKnown: { draft: 'Nwoma no nnim nipa ko yi. Yɛsrɛ wo, hwehwɛ ne din.' },
  personNotInRegister: { draft: 'Onipa yi nni nwoma no mu bio.' },
  childNotHere: { draft: 'Abɔfra yi nni ha.' },
  notNamed: { draft: 'Abusua no mmɔɔ onipa yi din mmaa {name}' },
  otherCode: { draft: 'Ɛnyɛ code a wɔde maa {name} no nie' },
  ownCode: {
    draft:
      'W’ankasa na woyɛɛ code yi. Ma ɔboafoɔ foforɔ mfa {name} mma, anaa fa code a ɛwɔ ɔhwɛfoɔ no ara fon so',
  },
  unknownGuardian: { draft: 'Yɛnnim nipa ko a account yi yɛ ne deɛ. Yɛsrɛ wo, hwɛ nipa ko, na paw din no' },
  longAgo: { draft: 'Nhyiamu yi aboro nna {takenForDays}.' },
  kept: { draft: 'Yɛasie.' },
  collectedNamed: { draft: '{collector} de {name} akɔ dada, {hour}.' },
  collectedNamedBy: { draft: '{collector} de {name} akɔ dada, {hour}. {usher} na ɔde abɔfra no maeɛ.' },
  collectedCode: { draft: '{name} akɔ dada, {hour}, ɔhwɛfoɔ no code na wɔde kɔeɛ.' },
  collectedCodeBy: {
    draft: '{name} akɔ dada, {hour}, ɔhwɛfoɔ no code na wɔde kɔeɛ. {usher} na ɔde abɔfra no maeɛ.',
  },
  collectedBare: { draft: '{name} akɔ dada, {hour}, code nka ho.' },
  collectedBareBy: { draft: '{name} akɔ dada, {hour}, code nka ho. {usher} na ɔde abɔfra no maeɛ.' },
}
