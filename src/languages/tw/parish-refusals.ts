import type { Translation } from '../../lib/words/translation.ts'
import type { parishRefusals as words } from '../../server/people/parish-registers/messages.ts'

export const parishRefusals: Translation<typeof words> = {
  personNotRegisterPeople: { draft: 'Onipa yi nni nnipa nwoma no mu bio' },
  giveDayNotStill: { draft: 'Yɛsrɛ wo, paw da a ɛnyɛ da a ɛreba' },
  entryCancelledAlready: { draft: 'Wɔatwa yei mu dada.' },
  entryCancelledNoCertificate: { draft: 'Wɔatwa yei mu: krataa biara mfiri mu.' },
  thereNoSuchCertificate: { draft: 'Krataa a ɛte saa nni hɔ.' },
  thereNoSuchRegister: { draft: 'Nwoma a ɛte saa nni hɔ.' },
  giveMonthSuchAs: { draft: 'Yɛsrɛ wo, twerɛ bosome, sɛ 2026-11.' },
  churchNotIssuedCertificate: { draft: 'Asɔre yi amfa certificate yi amma, anaa wɔasesa ho biribi.' },
}
