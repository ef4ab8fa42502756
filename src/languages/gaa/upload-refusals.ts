import type { Translation } from '../../lib/words/translation.ts'
import type { uploadRefusals as words } from '../../server/media/uploads/messages.ts'

export const uploadRefusals: Translation<typeof words> = {
  tooLong: { draft: 'Enɛ fe nɔ ni akɛɛ ebaahiɛ.' },
  goesOn: { draft: 'Tsɛmɔ kroko miitsa enɛ nɔ.' },
  brokeOff: { draft: 'Majemɔ lɛ efo. Akɛ nɔ ni eba lɛ eto: bimɔ bɔni efa ha, ni oya nɔ kɛje jɛmɛ.' },
  tusVersion: { draft: 'Address nɛɛ wieɔ tus {version}: ofainɛ, kɛɛmɔ nakai yɛ header Tus-Resumable mli.' },
  howMany: { draft: 'Ofainɛ, kɛɛmɔ bytes enyiɛ yɛ header {name} mli.' },
  metadata: { draft: 'Anyɛŋ akane header Upload-Metadata lɛ.' },
  type: { draft: 'Ofainɛ, kɛɛmɔ yɛ Upload-Metadata mli kɛji enɛ ji video, audio loo baafa ko fail: “type”.' },
  empty: { draft: 'Nɔ ko bɛ fail nɛɛ mli.' },
  tooLarge: { draft: 'Fail nɛɛ fe {size} MB.' },
  tooMany: { draft: 'Ofailɔi babaoo kã gbɛ nɔ. Ofainɛ, haa ekome ashɛ klɛŋklɛŋ.' },
  pagesOnly: { draft: 'O-account baanyɛ amaje baafai kɛ solemɔ gbɛjianɔtoi afailii pɛ.' },
  contentType: { draft: 'Ofainɛ, majemɔ enɛ akɛ application/offset+octet-stream.' },
  standsAt: { draft: 'Fail lɛ eshɛ bytes {bytes}. Ofainɛ, yaa nɔ kɛjɛ jɛmɛ.' },
  used: { draft: 'Fail nɛɛ etsɔ shiɛmɔ.' },
  expired: { draft: 'Fail nɛɛ emɛ etsɛ tsɔ. Ofainɛ, je shishi ekoŋŋ.' },
  noUpload: { draft: 'Fail ko bɛ ni tamɔ nakai.' },
  usedBefore: { draft: 'Fail nɛɛ etsɔ shiɛmɔ momo.' },
  gone: { draft: 'Fail nɛɛ bɛ biɛ dɔŋŋ. Ofainɛ, halamɔ fail lɛ ekoŋŋ' },
  notWhole: { draft: 'Fail nɛɛ muu fɛɛ shɛko lolo' },
  notForPage: { draft: 'Fail nɛɛ jeee baafa nɔ' },
  selectVideo: { draft: 'Ofainɛ, halamɔ video fail kpakpa' },
  selectAudio: { draft: 'Ofainɛ, halamɔ audio fail kpakpa' },
}
