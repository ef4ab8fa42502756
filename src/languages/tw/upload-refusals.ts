import type { Translation } from '../../lib/words/translation.ts'
import type { uploadRefusals as words } from '../../server/media/uploads/messages.ts'

export const uploadRefusals: Translation<typeof words> = {
  tooLong: { draft: 'Yei boro deɛ ɔsoma no pɛe.' },
  goesOn: { draft: 'Ɔfrɛ foforɔ retoa ɔsoma yi so.' },
  brokeOff: { draft: 'Soma no agyae. Yɛasie deɛ aba: bisa ne dodoɔ, na toa so firi hɔ.' },
  tusVersion: { draft: 'Address yi ka tus {version}: yɛsrɛ wo, ka saa wɔ header Tus-Resumable mu.' },
  howMany: { draft: 'Yɛsrɛ wo, ka bytes dodoɔ wɔ header {name} mu.' },
  metadata: { draft: 'Yɛntumi nkenkan header Upload-Metadata no.' },
  type: { draft: 'Yɛsrɛ wo, ka wɔ Upload-Metadata mu sɛ yei yɛ video, audio anaa kratafa bi fail: “type”.' },
  empty: { draft: 'Hwee nni file yi mu.' },
  tooLarge: { draft: 'File yi boro {size} MB.' },
  tooMany: { draft: 'Wo file a wode rekɔ no dɔɔso dodo. Yɛsrɛ wo, ma baako nkɔ nwie ansa.' },
  pagesOnly: { draft: 'Wo account bɛtumi asoma nkratafa ne asɔre nhyehyɛeɛ fail nko ara.' },
  contentType: { draft: 'Yɛsrɛ wo, soma yei sɛ application/offset+octet-stream.' },
  standsAt: { draft: 'Fail no aduru bytes {bytes}. Yɛsrɛ wo, toa so firi hɔ.' },
  used: { draft: 'File yi abɛyɛ asɛnka.' },
  expired: { draft: 'File yi atwɛn akyɛ dodo. Yɛsrɛ wo, hyɛ aseɛ bio.' },
  noUpload: { draft: 'File a ɛte saa nni hɔ.' },
  usedBefore: { draft: 'File yi abɛyɛ asɛnka dada.' },
  gone: { draft: 'File yi nni ha bio. Yɛsrɛ wo, paw file no bio' },
  notWhole: { draft: 'File yi nnuruu ne nyinaa nnya' },
  notForPage: { draft: 'File yi nyɛ kratafa deɛ' },
  selectVideo: { draft: 'Yɛsrɛ wo, paw video file pa' },
  selectAudio: { draft: 'Yɛsrɛ wo, paw audio file pa' },
}
