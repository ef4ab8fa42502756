import type { loginWords } from '../../islands/accounts/session/messages.ts'
import type { Translation } from '../../lib/words/translation.ts'

export const login: Translation<typeof loginWords> = {
  title: { draft: 'Kɔ mu' },
  description: { draft: 'Kɔ w’asɔre kratafa no mu.' },
  heading: { draft: 'Akwaaba bio' },
  lede: { draft: 'Kɔ mu na hu wo fekuo, wo mpaebɔ ne deɛ ɛyɛ wo dea nyinaa.' },
  newHere: { draft: 'Woyɛ ɔfoforɔ? <a>Twerɛ wo din</a>' },
  needsScript: { draft: 'Login' },
  forgotten: { draft: 'Wo werɛ afiri wo password?' },
  username: { draft: 'Username' },
  password: { draft: 'Password' },
  showPassword: { draft: 'Kyerɛ deɛ matwerɛ' },
  submit: { draft: 'Kɔ mu' },
  busy: { draft: 'Worekɔ mu...' },
  keepAccount: { draft: 'Sie me account na kɔ mu' },
  byText: { draft: 'Fa code a ɛba SMS so' },
  byPassword: { draft: 'Fa me password kɔ mu' },
  byPasskey: { draft: 'Fa passkey mmom' },
  numberHint: { draft: 'Nɔma a wosii so dua wɔ Nhyehyɛeɛ mu no.' },
  noCode: {
    draft:
      'Simma mmienu atwam na hwee mmaeɛ? Ebia wonnya nsii nɔma yi so dua: fa wo password kɔ mu na si so dua wɔ Nhyehyɛeɛ mu, anaasɛ <a>bisa asɔre ofese no</a>.',
  },
  anotherCode: { draft: 'Bisa code foforɔ' },
  oneMoreStep: { draft: 'Ɛkaa biribi baako' },
  forgottenChoices: { draft: 'Wonkae bio? <a>Paw foforɔ</a>, fa link anaa code a ɛfiri ofese no.' },
  noStorage: {
    draft: 'Browser yi mma kwan mma wonka mu. Yɛsrɛ wo, ma no kwan na ɛnsie nsɛm, na sɔ hwɛ bio.',
  },
}
